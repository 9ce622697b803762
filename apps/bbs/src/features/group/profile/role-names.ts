import { GroupRole } from '@yayan/api-client';

/** The Chinese names of the roles. */
export const roleNames: Record<GroupRole, string> = {
  [GroupRole.Respondent]: '受访者',
  [GroupRole.Host]: '主持人',
  [GroupRole.Observer]: '观察员',
};
