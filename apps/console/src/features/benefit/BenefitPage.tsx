import { type OperatorBenefitDetail, useGetOperatorBenefit } from '@yayan/console-client';
import { benefitTargetLabels, creditLevelLabels, exchangeTypeLabels } from '@yayan/contract/console-labels';
import { ButtonLink, formatCount, Link } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { setLimits, setSale } from './benefit-acts.ts';
import { ChoiceTable } from './ChoiceTable.tsx';
import { PicturePreview } from './pictures/PicturePreview.tsx';
import { SaleState } from './SaleState.tsx';

function Benefit({ benefit }: { benefit: OperatorBenefitDetail }) {
  useDocumentTitle(benefit.title);
  const { id, onSale, limits, stock } = benefit;
  const mayChange = mayDo(useSession(), ['benefits']);
  return (
    <ObjectPage
      subject={id}
      title={benefit.title}
      about={`${exchangeTypeLabels[benefit.type]} ${id}`}
      state={<SaleState onSale={onSale} />}
      acts={
        <>
          <ActButton key={`sale ${onSale}`} act={setSale(!onSale)} id={id} />
          <ActButton key={JSON.stringify(limits)} act={setLimits(limits)} id={id} />
          {mayChange ? (
            <ButtonLink variant="default" href={`/benefits/${id}/pictures`}>
              图片
            </ButtonLink>
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
        ['发放方式', benefitTargetLabels[benefit.target]],
        ['到账', benefit.arrival],
        ['等级要求', creditLevelLabels[benefit.level]],
        ['能撤销', benefit.revocable ? '能' : '不能'],
        ['收手续费', benefit.takesFee ? '收' : '不收'],
        ['说明', benefit.description],
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
