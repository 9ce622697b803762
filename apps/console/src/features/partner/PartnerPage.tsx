import { type OperatorPartnerDetail, useGetPartner } from '@yayan/console-client';
import { ButtonLink, type Fact } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { ActiveState } from './ActiveState.tsx';
import { endKey, moveKeyEnd, reconcile, rotateKey, setActive } from './partner-acts.ts';
import { partnerKinds } from './partner-kinds.ts';
import { PartnerKeys } from './PartnerKeys.tsx';
import { HookList } from './HookList.tsx';
import { ReportList } from './ReportList.tsx';
import { SuppliedTasks } from './SuppliedTasks.tsx';

const names: Readonly<Record<string, string>> = {
  entry: '入口地址',
  windowDays: '等回调的天数',
  expiresHours: '等结果的小时',
  returnMinutes: '返回链接有效分钟',
  postbackHours: '回调有效小时',
  cap: '最多送来的人',
  linkMinutes: '链接有效分钟',
  hook: '回传地址',
};

/** The plain values of the settings; the rest is in the raw data. */
const factsOf = (settings: OperatorPartnerDetail['settings']): readonly Fact[] =>
  Object.entries(settings).flatMap(([name, value]): readonly Fact[] => {
    const label = names[name];
    return label !== undefined && (typeof value === 'string' || typeof value === 'number')
      ? [[label, String(value)]]
      : [];
  });

function Partner({ partner }: { partner: OperatorPartnerDetail }) {
  const { key, active, keys, oldKeyUntil, settings } = partner;
  const session = useSession();
  useDocumentTitle(key);
  return (
    <ObjectPage
      subject={key}
      kind="partner"
      title={key}
      about={partnerKinds[partner.kind]}
      state={<ActiveState active={active} />}
      acts={
        <>
          {mayDo(session, ['partners']) ? (
            <ButtonLink variant="default" href={`/partners/${key}/test`}>
              试跑
            </ButtonLink>
          ) : null}
          {partner.kind === 'agent' ? null : <ActButton act={reconcile} id={key} />}
          <ActButton key={`active ${active}`} act={setActive(!active)} id={key} />
          {keys < 2 ? (
            <ActButton act={rotateKey()} id={key} />
          ) : (
            <>
              <ActButton key={`until ${oldKeyUntil}`} act={moveKeyEnd(oldKeyUntil)} id={key} />
              <ActButton act={endKey} id={key} />
            </>
          )}
        </>
      }
      facts={factsOf(settings)}
      linksHeading="密钥"
      links={<PartnerKeys partner={partner} />}
      raw={partner}
    >
      {partner.kind === 'agent' ? (
        <HookList partner={key} />
      ) : (
        <>
          <SuppliedTasks partner={key} />
          <ReportList partner={key} />
        </>
      )}
    </ObjectPage>
  );
}

/** One partner. */
export default function PartnerPage() {
  const { key = '' } = useParams();
  const query = useGetPartner(key);
  return (
    <LoadedQuery query={query}>{(partner) => <Partner key={partner.key} partner={partner} />}</LoadedQuery>
  );
}
