import { type OperatorBenefitDetail, useGetOperatorBenefit } from '@yayan/console-client';
import {
  benefitTargetLabels,
  creditLevelLabels,
  exchangeTypeLabels,
  prerequisiteKindLabels,
} from '@yayan/contract/console-labels';
import { ButtonLink, formatCount, formatMoment, Link } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { setLimits, setSale, setTimes } from './benefit-acts.ts';
import { addChoice } from './choices/choice-acts.ts';
import { ChoiceTable } from './ChoiceTable.tsx';
import { PicturePreview } from './pictures/PicturePreview.tsx';
import { SaleState } from './SaleState.tsx';

function Benefit({ benefit }: { benefit: OperatorBenefitDetail }) {
  useDocumentTitle(benefit.title);
  const { id, onSale, sale, saleFrom, saleUntil, limits, stock } = benefit;
  const times = { saleFrom, saleUntil };
  const mayChange = mayDo(useSession(), ['benefits']);
  return (
    <ObjectPage
      subject={id}
      kind="benefit"
      title={benefit.title}
      about={`${exchangeTypeLabels[benefit.type]} ${id}`}
      state={<SaleState sale={sale} />}
      acts={
        <>
          <ActButton key={`sale ${onSale}`} act={setSale(!onSale)} id={id} />
          <ActButton key={JSON.stringify(times)} act={setTimes(times)} id={id} />
          <ActButton key={JSON.stringify(limits)} act={setLimits(limits)} id={id} />
          {benefit.target === 'payee' ? null : (
            <ActButton key={`choices ${benefit.choices.length}`} act={addChoice(benefit.target)} id={id} />
          )}
          {mayChange ? (
            <>
              <ButtonLink variant="default" href={`/benefits/${id}/texts`}>
                文字和条件
              </ButtonLink>
              <ButtonLink variant="default" href={`/benefits/${id}/pictures`}>
                图片
              </ButtonLink>
            </>
          ) : null}
        </>
      }
      figures={[
        { label: '金币起', value: formatCount(benefit.price) },
        { label: '库存', value: stock === null ? '不限' : formatCount(stock) },
        { label: '每单最多', value: limits.perOrder },
        { label: '每天最多', value: limits.perDay ?? '不限' },
        { label: '每月最多', value: limits.perMonth ?? '不限' },
      ]}
      facts={[
        ['开售', saleFrom === null ? '上架就卖' : formatMoment(saleFrom)],
        ['截止', saleUntil === null ? '不限' : formatMoment(saleUntil)],
        ['发放方式', benefitTargetLabels[benefit.target]],
        ['到账', benefit.arrival],
        ['等级要求', creditLevelLabels[benefit.level]],
        ['兑换条件', benefit.prerequisites.map((kind) => prerequisiteKindLabels[kind]).join('、') || '没有'],
        ['标签', benefit.tags.join('、') || '没有'],
        ['能撤销', benefit.revocable ? '能' : '不能'],
        ['收手续费', benefit.takesFee ? '收' : '不收'],
        ['说明', benefit.description],
        ['使用规则', benefit.rules.join('；') || '没有'],
      ]}
      links={<Link href={`/system/audit?subject=${id}`}>全部操作记录</Link>}
      raw={benefit}
    >
      <PicturePreview benefit={benefit} pictures={benefit} />
      <ChoiceTable benefit={benefit} />
    </ObjectPage>
  );
}

/** One benefit. */
export default function BenefitPage() {
  const { id = '' } = useParams();
  const query = useGetOperatorBenefit(id);
  return (
    <LoadedQuery query={query}>{(benefit) => <Benefit key={benefit.id} benefit={benefit} />}</LoadedQuery>
  );
}
