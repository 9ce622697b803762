const names: Readonly<Record<string, string>> = {
  'task pause': '暂停任务',
  'task resume': '恢复任务',
  'task end': '结束任务',
  'task seats': '修改名额',
  'task reward': '修改奖励',
  'reward correct': '更正金币',
  'member show': '查看个人信息',
  'operator add': '添加操作员',
};

/** The acts that people look for in the audit log, with their names. */
export const knownActs = Object.entries(names).map(([value, label]) => ({ value, label }));

/** An act of the audit log in words; an act of the command line as it is written there. */
export const actName = (act: string): string => names[act] ?? act;

const fields: Readonly<Record<string, string>> = {
  state: '状态',
  endsAt: '结束时间',
  seats: '名额',
  coins: '金币',
  roles: '角色',
};

/** A field of an act in words. */
export const fieldName = (field: string): string => fields[field] ?? field;
