import { type OperatorDetail, useGetOperator, useListOperators } from '@yayan/console-client';
import { Alert, formatMoment, formatPast } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
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

/** With fewer admins, nobody is left to agree to a change of one of them: neither the asker nor the one concerned may. */
const LEAST_ADMINS = 3;

/** Says where an admin's account is changed while there are too few admins to agree. */
function FewAdmins({ operator: { name, roles, state } }: { operator: OperatorDetail }) {
  const session = useSession();
  const { data } = useListOperators(
    { role: 'admin', state: 'open', limit: LEAST_ADMINS },
    { query: { enabled: roles.includes('admin') && state !== 'closed' && mayDo(session, ['operators']) } },
  );
  if (data === undefined || data.items.length >= LEAST_ADMINS) return null;
  return (
    <Alert color="gold" title="现在没有人能同意对这位管理员的修改">
      提出的人和本人都不能同意，能登录的管理员不到 {LEAST_ADMINS} 位。请在服务器上运行
      <code>pnpm yayan operator reset {name} 原因 --by 你的名字</code>
      ，它会打印一次性链接；改角色用 <code>operator roles</code>，停用用 <code>operator off</code>
      。结束登录一个人就能做。
    </Alert>
  );
}

function Operator({ operator }: { operator: OperatorDetail }) {
  const { name, roles, state, createdAt, closedAt, seenAt, passkeys } = operator;
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
        ['通行密钥', passkeys === 0 ? '没有' : `${passkeys} 个`],
        closedAt === null ? null : ['停用', formatMoment(closedAt)],
      ]}
      raw={operator}
    >
      <FewAdmins operator={operator} />
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
