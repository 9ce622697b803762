import { measureApi } from './measures/measure-api.ts';
import { measureCommunity } from './measures/measure-community.ts';
import { measureConsole } from './measures/measure-console.ts';
import { measureGroups } from './measures/measure-groups.ts';
import { measureLedger } from './measures/measure-ledger.ts';
import { measureLedgerSize } from './measures/measure-ledger-size.ts';
import { measureLists } from './measures/measure-lists.ts';
import { measureLive } from './measures/measure-live.ts';
import { measureLogin } from './measures/measure-login.ts';
import { measurePages } from './measures/measure-pages.ts';
import { measureSdk } from './measures/measure-sdk.ts';
import { measureSize } from './measures/measure-size.ts';
import { measureStatements, statementSettings } from './measures/measure-statements.ts';
import { measureSurvey } from './measures/measure-survey.ts';
import { setStage, smallAudience, type Stage } from './stage.ts';
import { type Row, table } from './report/table.ts';

const parts: Record<string, (stage: Stage) => Promise<Row[]>> = {
  api: measureApi,
  community: measureCommunity,
  console: measureConsole,
  groups: measureGroups,
  ledger: measureLedger,
  'ledger-size': measureLedgerSize,
  lists: measureLists,
  live: measureLive,
  login: measureLogin,
  pages: measurePages,
  size: measureSize,
  statements: measureStatements,
  survey: measureSurvey,
};

/** Parts that need few members. */
const small = new Set(['community', 'console', 'groups', 'live', 'pages', 'size', 'statements']);
/** Filling ten million members takes long, and counting statements makes the others slower: only when they are asked for. */
const onlyAsked = new Set(['console', 'statements']);
/** Parts that need neither our server nor a database. */
const alone: Record<string, () => Promise<Row[]>> = { sdk: measureSdk };

const asked = process.argv.slice(2);
const isAsked = (name: string): boolean =>
  asked.includes(name) || (asked.length === 0 && !onlyAsked.has(name));

/** Measures the parts that need a stage, one after the other. */
const measureOnStage = async (): Promise<Row[]> => {
  const chosen = Object.entries(parts).filter(([name]) => isAsked(name));
  if (chosen.length === 0) return [];
  const audience = chosen.every(([name]) => small.has(name)) ? smallAudience : undefined;
  const stage = await setStage(audience, isAsked('statements') ? statementSettings : undefined);
  try {
    const rows: Row[] = [];
    for (const [name, measure] of chosen) {
      console.error(`Measuring: ${name}`);
      rows.push(...(await measure(stage)));
    }
    return rows;
  } finally {
    await stage.stop();
  }
};

const rows: Row[] = [];
for (const [name, measure] of Object.entries(alone)) {
  if (!isAsked(name)) continue;
  console.error(`Measuring: ${name}`);
  rows.push(...(await measure()));
}
rows.push(...(await measureOnStage()));
console.log(table(rows));
