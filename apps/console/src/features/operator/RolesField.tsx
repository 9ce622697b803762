import type { OperatorRole } from '@yayan/console-client';
import { operatorRoleLabels } from '@yayan/contract/console-labels';
import { Checkbox } from '@yayan/ui';

/** What each role is for, in a few words. */
const duties: Readonly<Record<OperatorRole, string>> = {
  admin: '什么都能做；管操作员、密钥和规则',
  researcher: '任务、讨论小组、失败的后台任务',
  reviewer: '审核提交、处理反馈和申诉',
  support: '处理反馈、会员的资料和处罚',
  finance: '兑换、福利、小组发放、金币更正',
  editor: '内容与活动',
};

interface RolesFieldProps {
  value: readonly OperatorRole[];
  onChange: (roles: OperatorRole[]) => void;
}

/** The roles of an operator; one at least. */
export function RolesField({ value, onChange }: RolesFieldProps) {
  return (
    <Checkbox.Group
      label="角色"
      description="可以有几个。大家都能看各个房间，个人信息除外。"
      value={[...value]}
      onChange={onChange}
    >
      {Object.entries(duties).map(([role, duty]) => (
        <Checkbox
          key={role}
          value={role}
          mt="xs"
          label={operatorRoleLabels[role as OperatorRole]}
          description={duty}
        />
      ))}
    </Checkbox.Group>
  );
}
