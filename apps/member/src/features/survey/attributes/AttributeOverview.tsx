import type { AttributePart, AttributeSurvey } from '@yayan/api-client';
import { ButtonLink, Card, formatCount, formatPast, PageTitle, Progress, SectionHeading } from '@yayan/ui';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import classes from './AttributeOverview.module.css';
import { nextPart } from './next-part.ts';
import { WithdrawConsent } from './WithdrawConsent.tsx';

/** Lists all sections with progress, purpose and time of the last save. Members can edit each at any time. */
export function AttributeOverview({ survey }: { survey: AttributeSurvey }) {
  const { parts, percent } = survey;
  const next = nextPart(parts);
  return (
    <div className={classes['root']}>
      <PageTitle title="个人资料问卷" lead="说说你自己，推荐给你的任务会更合适。" />
      <Card component="section" aria-label="完成情况" className={classes['whole'] ?? ''}>
        <p className={classes['percent']}>
          已完成 <b>{percent}%</b>
        </p>
        <Progress value={percent} size={8} aria-label={`全部完成 ${percent}%`} />
        <Gain survey={survey} />
        {next === undefined ? (
          <ButtonLink href="/task" fullWidth>
            去看看任务
          </ButtonLink>
        ) : (
          <ButtonLink href={`/user/survey?part=${next.name}`} fullWidth>
            {percent === 0 ? '开始填写' : '继续填写'}
          </ButtonLink>
        )}
      </Card>
      <SectionHeading id="parts" title="各部分" />
      <ul className={classes['list']} aria-labelledby="parts">
        {parts.map((part) => (
          <PartRow key={part.name} part={part} />
        ))}
      </ul>
      <p className={classes['note']}>
        你的回答不会和手机号、姓名一起提供给委托方。收入、健康这样的敏感信息会先单独征得你的同意，加密保存，可以随时撤回。
      </p>
      {survey.consent.agreedAt === null ? null : <WithdrawConsent />}
    </div>
  );
}

/** Says what finishing earns. Shows only a promised reward and a counted number of matches. */
function Gain({ survey: { reward, matchGain } }: { survey: AttributeSurvey }) {
  const hidesCoins = useHidesCoins();
  return (
    <>
      {reward && !hidesCoins ? (
        <p className={classes['gain']}>
          全部答完得 <b>{formatCount(reward.coins)}</b> 金币
          {reward.credit > 0 ? `和 ${formatCount(reward.credit)} 权益值` : ''}，只发一次
        </p>
      ) : null}
      {matchGain ? <p className={classes['gain']}>完善后可多匹配约 {formatCount(matchGain)} 个任务</p> : null}
    </>
  );
}

const stateOf = ({ stale, updatedAt }: AttributePart): string => {
  const saved = updatedAt === null ? '还没有填写' : `${formatPast(updatedAt)}更新`;
  return stale > 0 ? `${saved} · ${stale} 题时间久了，请再确认` : saved;
};

function PartRow({ part }: { part: AttributePart }) {
  const { name, title, why, percent } = part;
  const verb = percent === 100 ? '修改' : percent === 0 ? '填写' : '继续';
  return (
    <li className={classes['part']}>
      <div className={classes['head']}>
        <h3 className={classes['title']}>{title}</h3>
        <span className={classes['done']}>{percent}%</span>
      </div>
      <Progress value={percent} size={6} aria-label={`${title}完成 ${percent}%`} />
      <p className={classes['why']}>{why}</p>
      <div className={classes['foot']}>
        <span>{stateOf(part)}</span>
        <ButtonLink href={`/user/survey?part=${name}`} variant="light" size="sm" mih={44}>
          {verb}
          {title}
        </ButtonLink>
      </div>
    </li>
  );
}
