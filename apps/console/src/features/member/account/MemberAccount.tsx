import type { OperatorMember } from '@yayan/console-client';
import { idCheckStateLabels } from '@yayan/contract/console-labels';
import { type Fact, FactList, formatMoment } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import {
  changeMobile,
  decideIdCheck,
  exportData,
  nameHost,
  removeHost,
  resetIdCheck,
  speedClosing,
  startClosing,
  stopClosing,
} from './account-acts.ts';
import classes from './MemberAccount.module.css';

const idFacts = ({ idCheck }: OperatorMember): Fact[] =>
  idCheck === null
    ? [['实名', '没有提交过']]
    : [
        ['实名', `${idCheckStateLabels[idCheck.state]}，还能提交 ${idCheck.triesLeft} 次`],
        idCheck.name === null ? null : ['姓名', idCheck.name],
        idCheck.idNumber === null ? null : ['身份证号', idCheck.idNumber],
        ['提交', formatMoment(idCheck.submittedAt)],
      ];

const closingFact = ({ closing }: OperatorMember): Fact => [
  '注销',
  closing === null
    ? '没有申请'
    : `${formatMoment(closing.closesAt)}${closing.underAge ? '，未满 14 周岁' : ''}`,
];

/** Real name, mobile and deletion of a member, with the acts on them. */
export function MemberAccount({ member }: { member: OperatorMember }) {
  const { id, idCheck, closing, makesGroups } = member;
  return (
    <div className={classes['root']}>
      <FactList
        facts={[...idFacts(member), closingFact(member), ['创建讨论小组', makesGroups ? '可以' : '不可以']]}
        look="receipt"
      />
      <div className={classes['acts']}>
        {idCheck?.state === 'asked' ? <ActButton act={decideIdCheck} id={id} /> : null}
        {idCheck === null ? null : <ActButton act={resetIdCheck} id={id} />}
        <ActButton act={changeMobile} id={id} />
        <ActButton act={exportData} id={id} />
        <ActButton key={`host ${makesGroups}`} act={makesGroups ? removeHost : nameHost} id={id} />
        {closing === null ? <ActButton act={startClosing} id={id} /> : null}
        {closing === null || closing.underAge ? null : <ActButton act={stopClosing} id={id} />}
        {closing === null ? null : <ActButton act={speedClosing} id={id} />}
      </div>
    </div>
  );
}
