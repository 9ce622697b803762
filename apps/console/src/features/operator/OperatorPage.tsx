import { type OperatorDetail, useGetOperator } from '@yayan/console-client';
import { formatMoment, formatPast } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { useSession } from '../../shell/session/session.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { changeRoles, closeOperator, endSessions, openOperator, resetOperator } from './operator-acts.ts';
import { OperatorDeeds } from './OperatorDeeds.tsx';
import { OperatorDevices } from './OperatorDevices.tsx';
import { OperatorState, rolesText } from './OperatorState.tsx';

function OperatorActs({ operator: { name, roles, state, sessions } }: { operator: OperatorDetail }) {
  const isOwn = useSession().name === name;
  return (
    <>
      {sessions > 0 ? <ActButton act={endSessions(null)} id={name} /> : null}
      {isOwn || state === 'closed' ? null : (
        <>
          <ActButton act={resetOperator} id={name} />
          <ActButton key={roles.join(' ')} act={changeRoles(roles)} id={name} />
          <ActButton act={closeOperator} id={name} />
        </>
      )}
      {state === 'closed' ? <ActButton act={openOperator} id={name} /> : null}
    </>
  );
}

function Operator({ operator }: { operator: OperatorDetail }) {
  const { name, roles, state, createdAt, closedAt, seenAt } = operator;
  useDocumentTitle(name);
  return (
    <ObjectPage
      subject={name}
      title={name}
      about={`操作员，${rolesText(roles)}`}
      state={<OperatorState state={state} />}
      acts={<OperatorActs operator={operator} />}
      facts={[
        ['角色', rolesText(roles)],
        ['添加', formatMoment(createdAt)],
        ['最近使用', seenAt === null ? '还没有' : formatPast(seenAt)],
        closedAt === null ? null : ['停用', formatMoment(closedAt)],
      ]}
      raw={operator}
    >
      <LinkPanel operator={operator} />
      <OperatorDevices operator={operator} />
      <OperatorDeeds name={name} />
    </ObjectPage>
  );
}

/** One operator: what they may do, where they are signed in, and what they did. */
export default function OperatorPage() {
  const { name = '' } = useParams();
  const query = useGetOperator(name);
  return (
    <LoadedQuery query={query}>
      {(operator) => <Operator key={operator.name} operator={operator} />}
    </LoadedQuery>
  );
}
