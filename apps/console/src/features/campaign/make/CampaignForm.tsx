import { campaignFaceLabels, chanceCauseLabels } from '@yayan/contract/console-labels';
import { Button, Form, NativeSelect, NumberInput, Textarea, TextInput } from '@yayan/ui';
import { type checkCampaignFile, type FiledCampaign } from '@yayan/console-client';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import type { useFiledForm } from '../../../shell/filed/use-filed-form.ts';
import { type CampaignValues, newPrize } from './campaign-values.ts';
import { PrizeFields } from './PrizeFields.tsx';
import { PublishCampaign } from './PublishCampaign.tsx';

const MOST_PRIZES = 20;
const ALL = 100;
const faces = Object.entries(campaignFaceLabels).map(([value, label]) => ({ value, label }));

type Checked = Awaited<ReturnType<typeof checkCampaignFile>>;

interface CampaignFormProps {
  filed: ReturnType<typeof useFiledForm<CampaignValues, Checked>>;
  campaign: FiledCampaign | null;
}

/** The part of the odds that wins nothing, as the operator types. */
const oddsText = (values: CampaignValues): string => {
  const sum = values.prizes.reduce((total, { odds }) => total + (odds === '' ? 0 : odds), 0);
  const rounded = Number(sum.toFixed(4));
  if (rounded > ALL) return `概率合计 ${rounded}%，不能超过 100%`;
  return `概率合计 ${rounded}%，谢谢参与 ${Number((ALL - rounded).toFixed(4))}%，一共 100%`;
};

/** The fields of a campaign. */
export function CampaignForm({ filed, campaign }: CampaignFormProps) {
  const { form, root, field, errorOf, source, isSettled, showFaults } = filed;
  const { values } = form;
  const isKoi = values.face === 'koi';
  const own = { field, errorOf };
  return (
    <Form ref={root} className={classes['form']} aria-label="活动" onSubmit={showFaults}>
      <fieldset className={classes['part']}>
        <legend>活动页</legend>
        <div className={classes['pair']}>
          <NativeSelect label="类型" data={faces} {...field('face')} />
          <TextInput label="编号，发布后不变" {...field('id')} />
        </div>
        <TextInput label="标题" maxLength={60} {...field('title')} />
        <TextInput label="一句话说明" maxLength={200} {...field('summary')} />
        <Textarea
          label="规则"
          description="一行一条。"
          autosize
          minRows={4}
          maxRows={16}
          {...field('rules')}
        />
        <TextInput label="主办方" maxLength={100} {...field('organiser')} />
        <TextInput label="税费说明" maxLength={300} {...field('taxNote')} />
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>时间</legend>
        <div className={classes['pair']}>
          <MomentField label="开始" {...field('startsAt')} />
          <MomentField label="结束" {...field('endsAt')} />
          {isKoi ? <MomentField label="开奖" {...field('drawsAt')} /> : null}
          <NumberInput
            label="中奖后几天内领取"
            min={1}
            max={90}
            allowDecimal={false}
            {...field('claimDays')}
          />
        </div>
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>参加</legend>
        <div className={classes['pair']}>
          <NumberInput
            label={`${chanceCauseLabels.checkin}得机会`}
            description="0 是不算"
            min={0}
            max={10}
            allowDecimal={false}
            {...field('ways.checkin')}
          />
          <NumberInput
            label={`${chanceCauseLabels.task}得机会`}
            description="0 是不算"
            min={0}
            max={10}
            allowDecimal={false}
            {...field('ways.task')}
          />
          <NumberInput
            label={isKoi ? '报名送金币' : '没抽中送金币'}
            description="0 是不送"
            min={0}
            max={100}
            allowDecimal={false}
            {...field('consolation')}
          />
        </div>
        {values.face === 'quiz' ? (
          <div className={classes['pair']}>
            <NumberInput
              label={`${chanceCauseLabels.quiz}得机会`}
              min={0}
              max={10}
              allowDecimal={false}
              {...field('ways.quiz')}
            />
            <NumberInput
              label="每天几题"
              min={1}
              max={20}
              allowDecimal={false}
              {...field('quiz.questions')}
            />
            <NumberInput
              label="限时（秒）"
              min={30}
              max={1800}
              allowDecimal={false}
              {...field('quiz.seconds')}
            />
            <NumberInput label="每题金币" min={0} max={50} allowDecimal={false} {...field('quiz.coins')} />
          </div>
        ) : null}
        {errorOf('ways') === undefined ? null : (
          <p className={classes['wrong']}>得机会的方式：{errorOf('ways')}</p>
        )}
      </fieldset>
      <fieldset className={classes['part']}>
        <legend>奖品</legend>
        {values.prizes.map((prize, at) => (
          <PrizeFields
            key={prize.id}
            prize={prize}
            at={at}
            isKoi={isKoi}
            onRemove={values.prizes.length === 1 ? undefined : () => form.removeListItem('prizes', at)}
            {...own}
          />
        ))}
        <div className={classes['end']}>
          {values.prizes.length < MOST_PRIZES && !isKoi ? (
            <Button variant="default" onClick={() => form.insertListItem('prizes', newPrize())}>
              加一个奖品
            </Button>
          ) : null}
          {isKoi ? null : <span className={classes['dim']}>{oddsText(values)}</span>}
        </div>
        {errorOf('prizes') === undefined ? null : <p className={classes['wrong']}>{errorOf('prizes')}</p>}
      </fieldset>
      <div className={classes['end']}>
        {campaign === null || !isSettled ? (
          <Button type="submit" loading={!isSettled}>
            检查
          </Button>
        ) : (
          <PublishCampaign source={source} campaign={campaign} />
        )}
      </div>
    </Form>
  );
}
