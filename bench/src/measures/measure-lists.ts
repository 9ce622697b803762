import type { CrowdMember } from '@yayan/api/testing/bench-side';
import { comparedRow } from '../report/compared-row.ts';
import { addAttributes, addParticipations, addTasks, settle } from '../fill/fill-tasks.ts';
import { memberGet } from '../load/member-call.ts';
import { type ContenderResult, compareInRounds, type Contender } from '../report/rounds.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../report/table.ts';

const CONNECTIONS = 8;
const SECONDS = 1;
const ROUNDS = 7;
const FEW_TASKS = 100;
const MANY_TASKS = 10_000;
const FEW_RECORDS = 100;
const MANY_RECORDS = 100_000;
const MOST = 1.5;
const REFERENCE = 'account, for reference';

const reader = (stage: Stage, name: string, path: string, members: readonly CrowdMember[]): Contender => ({
  name,
  pid: stage.api.pid,
  run: () =>
    stage.load({
      url: `${stage.api.url}${path}`,
      method: 'GET',
      connections: CONNECTIONS,
      seconds: SECONDS,
      calls: members.map((member) => memberGet(member, path).load),
    }),
});

/** Measures the task wall against a read without tasks, in the same rounds on the same machine. */
const measureWall = async (stage: Stage): Promise<ContenderResult[]> => {
  const [plain, known] = [stage.crowd.slice(0, CONNECTIONS), stage.crowd.slice(CONNECTIONS, 2 * CONNECTIONS)];
  return await compareInRounds(
    reader(stage, REFERENCE, '/api/v1/users/account', plain),
    [
      reader(stage, 'task wall', '/api/v1/tasks', plain),
      reader(stage, 'task wall, personal order', '/api/v1/tasks', known),
      reader(stage, 'task wall, by coins', '/api/v1/tasks?sort=coins', plain),
      reader(stage, 'recommended tasks', '/api/v1/tasks/recommend', known),
    ],
    ROUNDS,
  );
};

const isList = ({ name }: ContenderResult): boolean => !name.startsWith(REFERENCE);

/** Returns how many times as long a long list takes as a short one. Both were measured against the same reference. */
const grown = (few: readonly ContenderResult[], many: readonly ContenderResult[]): Row[] =>
  many.filter(isList).map((line) => {
    const before = few.find(({ name }) => name === line.name);
    const growth = (before?.ratio ?? Number.NaN) / line.ratio;
    const area = `Lists: ${MANY_TASKS} tasks against ${FEW_TASKS}`;
    const { range: _range, ...row } = comparedRow(area, line);
    return { ...row, ratio: growth, target: { max: MOST } };
  });

/** Measures whether a page costs the same in a long list, for the task wall and for a member's records. */
export const measureLists = async (stage: Stage): Promise<Row[]> => {
  const { postgresUrl: url, crowd } = stage;
  const [short, long] = crowd.slice(2 * CONNECTIONS);
  if (!short || !long) throw new Error('The crowd is too small');
  await addAttributes(
    url,
    crowd.slice(CONNECTIONS, 2 * CONNECTIONS).map(({ memberId }) => memberId),
  );
  await addTasks(url, { from: 1, to: FEW_TASKS, ended: false });
  await settle(url);
  const few = await measureWall(stage);
  await addTasks(url, { from: FEW_TASKS + 1, to: MANY_TASKS, ended: false });
  await settle(url);
  const many = await measureWall(stage);
  const records = { from: MANY_TASKS + 1, to: MANY_TASKS + MANY_RECORDS };
  await addTasks(url, { ...records, ended: true });
  await addParticipations(url, short.memberId, { ...records, to: MANY_TASKS + FEW_RECORDS });
  await addParticipations(url, long.memberId, records);
  await settle(url);
  const path = '/api/v1/task-records';
  const lines = await compareInRounds(
    reader(stage, `${FEW_RECORDS} records`, path, [short]),
    [
      reader(stage, `${MANY_RECORDS} records`, path, [long]),
      reader(stage, `${MANY_RECORDS} records, one result`, `${path}?result=4`, [long]),
    ],
    ROUNDS,
  );
  return [
    ...grown(few, many),
    ...lines.map((line) => {
      const { range: _range, ...row } = comparedRow(`Lists: records against ${FEW_RECORDS}`, line);
      return { ...row, ratio: 1 / line.ratio, target: { max: MOST } };
    }),
  ];
};
