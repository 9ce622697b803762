import { readFile } from 'node:fs/promises';
import {
  faultsOfSettings,
  listHooks,
  newSid,
  openLinkUrl,
  partnerActs,
  partnerDeps,
  partnerSettings,
  readOpenReports,
  readPartners,
} from '../../modules/partner/module.ts';
import type { PartnerDeps } from '../../modules/partner/api.ts';
import { memberTaskPorts } from '../../composition/ports/member-task-ports.ts';
import { partnerWords } from '../../composition/acts/partner-word-acts.ts';
import type { Act } from '../../platform/audit/act.ts';
import type { Platform } from '../../platform/platform.ts';
import { reasonOf } from '../runner/operator.ts';
import { performFor, performing } from '../runner/performing.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';

const MOST_REPORTS = 200;

/** What the actions work on. */
type Partners = PartnerDeps & { readonly platform: Platform };
type PartnerRun = Run<Partners>;
type PartnerAct = RunAct<Partners>;

const list: PartnerRun = async ({ database }, { say }) => {
  for (const { key, kind, active } of await readPartners(database.read))
    say(`${key}  ${kind}  ${active ? 'active' : 'off'}`);
};

const set: PartnerAct = async ({ platform }, call) => {
  const [, file = ''] = call.words;
  const text = await readFile(file, 'utf8');
  const faults = await faultsOfSettings(platform, text);
  if (faults.length > 0) throw new Error(`${file} describes no partner:\n  ${faults.join('\n  ')}`);
  await performing(partnerActs.savePartner, () => ({
    input: partnerSettings(platform, text),
    reason: '',
  }))(platform, call);
};

/** `p1=…` to `p5=…`, which go along to the supplier for this task. */
const passedOf = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.map((word) => {
      const [, name, value] = /^(p[1-5])=(.{1,200})$/.exec(word) ?? [];
      if (name === undefined || value === undefined) throw new Error(`${word} is no value such as p1=…`);
      return [name, value];
    }),
  );

const supply: PartnerAct = async ({ platform }, call) => {
  const [, key = '', taskId = '', survey, ...more] = call.words;
  if (survey === undefined) throw new Error('Name a task and what the supplier calls it');
  const seconds = more.find((word) => !word.includes('='));
  if (seconds !== undefined && !/^[1-9]\d{0,4}$/.test(seconds))
    throw new Error('The least time is a number of seconds');
  const passed = passedOf(more.filter((word) => word !== seconds));
  const minimumSeconds = seconds === undefined ? null : Number(seconds);
  const input = { key, taskId, survey, minimumSeconds, passed };
  await performing(partnerActs.supplyTask, () => ({ input, reason: '' }))(platform, call);
};

const endSupply: PartnerAct = async ({ platform }, call) => {
  const [, key = '', taskId = '', ...reason] = call.words;
  const given = { input: { key, taskId }, reason: reasonOf(reason) };
  await performing(partnerActs.endSupply, () => given)(platform, call);
};

const openLink: PartnerAct = async ({ platform, memberSite }, call) => {
  const [, taskId = ''] = call.words;
  const sid = newSid(platform.random);
  await performFor(platform, call, partnerActs.makeOpenLink, { input: { taskId, sid }, reason: '' });
  call.say(openLinkUrl(memberSite, sid));
};

const reports: PartnerRun = async ({ database }, { say }) => {
  const open = await readOpenReports(database.read, MOST_REPORTS);
  for (const { id, key, via, verdict, result, times, received_at: at, support_code: code, raw } of open)
    say(
      [id, at.toISOString(), key, via, verdict, `result ${result ?? '-'}`, `${times} times`, code, raw].join(
        '  ',
      ),
    );
  say(`${open.length} reports wait`);
};

const decide =
  (on: Act<{ ids: readonly string[] }>): PartnerAct =>
  async ({ platform }, call) => {
    const [, report = '', ...reason] = call.words;
    const given = { input: { ids: [report] }, reason: reasonOf(reason) };
    await performing(on, () => given)(platform, call);
  };

const MOST_HOOKS = 100;

const hooks: PartnerRun = async (deps, { words: [, key = ''], say }) => {
  const latest = await listHooks(deps, { key }, { limit: MOST_HOOKS });
  for (const { id, created_at: at, attempts, fault, delivered_at: delivered } of latest)
    say(
      [
        id,
        at.toISOString(),
        `${attempts} attempts`,
        delivered?.toISOString() ?? `waits: ${fault ?? '-'}`,
      ].join('  '),
    );
  say(`${latest.filter(({ delivered_at: delivered }) => delivered === null).length} hooks wait`);
};

const resend: PartnerAct = async ({ platform }, call) => {
  const [, hookId = ''] = call.words;
  await performing(partnerActs.resendAgentHook, () => ({ input: { hookId }, reason: '' }))(platform, call);
};

const reconcile: PartnerAct = async ({ platform }, call) => {
  const [, key = '', file = '', ...reason] = call.words;
  const given = { input: { key, file: await readFile(file, 'utf8') }, reason: reasonOf(reason) };
  await performing(partnerWords.reconcilePartner, () => given)(platform, call);
};

const endLink: PartnerAct = async ({ platform }, call) => {
  const [, sid = '', ...reason] = call.words;
  const given = { input: { sid }, reason: reasonOf(reason) };
  await performing(partnerActs.endOpenLink, () => given)(platform, call);
};

/** Performs an act on the partner in the first word, with the other words as its reason. */
const acting =
  <Input extends { key: string }>(on: Act<Input>, inputOf: (key: string) => Input): PartnerAct =>
  async ({ platform }, call) => {
    const [, key = '', ...reason] = call.words;
    const given = { input: inputOf(key), reason: reasonOf(reason) };
    await performing(on, () => given)(platform, call);
  };

/** Performs an act on the older of a partner's two keys, with the time until which it is accepted. */
const untilTime =
  (on: Act<{ key: string; oldKeyUntil: string }>): PartnerAct =>
  async ({ platform }, call) => {
    const [, key = '', oldKeyUntil = '', ...reason] = call.words;
    const given = { input: { key, oldKeyUntil }, reason: reasonOf(reason) };
    await performing(on, () => given)(platform, call);
  };

/** Operators configure suppliers and agents, and decide their mismatched reports (docs/partners.md). */
export const partner: Command = actionsCommandOn({
  name: 'partner',
  summary: 'Configure suppliers and agents, and decide reports of theirs that did not fit',
  examples: ['examples/partner.json'],
  sendsJobs: true,
  actions: [
    look('list', 'The partners', list),
    act('set <file>', 'Save a partner; docs/partners.md explains the fields', set),
    act(
      'supply <partner> <task> <survey> [seconds] [p1=value …]',
      'Let a supplier ask a task’s questions',
      supply,
    ),
    act('end-supply <partner> <task> <reason>', 'Send nobody to a supplier for a task any more', endSupply),
    act('open-link <task>', 'Make a link that anybody may answer without an account', openLink),
    act(
      'rotate <partner> <time> <reason>',
      'Make a new key; the one before works until a time like 2026-12-01T20:00+08:00',
      untilTime(partnerActs.rotatePartnerKey),
    ),
    act(
      'key-until <partner> <time> <reason>',
      'Let the older of two keys live longer or shorter',
      untilTime(partnerActs.movePartnerKeyEnd),
    ),
    act(
      'end-key <partner> <reason>',
      'End the older of two keys now',
      acting(partnerActs.endPartnerKey, (key) => ({ key })),
    ),
    act(
      'off <partner> <reason>',
      'Send nobody to a partner any more',
      acting(partnerActs.setPartnerActive, (key) => ({ key, active: false })),
    ),
    act(
      'on <partner> <reason>',
      'Send people to a partner again',
      acting(partnerActs.setPartnerActive, (key) => ({ key, active: true })),
    ),
    look('hooks <agent>', 'The latest outcomes that our server sent to an agent', hooks),
    act('resend <hook>', 'Send an outcome to its agent once more', resend),
    look('reports', 'The reports that wait', reports),
    act(
      'accept <report> <reason>',
      'Carry out a report that did not fit',
      decide(partnerWords.acceptPartnerReports),
    ),
    act('dismiss <report> <reason>', 'Carry out nothing', decide(partnerWords.dismissPartnerReports)),
    act(
      'reconcile <partner> <file> <reason>',
      'Compare a partner’s file with ours, and carry out what differs',
      reconcile,
    ),
    act('end-link <link> <reason>', 'Let nobody enter by an open link any more', endLink),
  ],
  open: (platform) => ({
    ...partnerDeps(platform, { ...platform, ports: memberTaskPorts(platform) }),
    platform,
  }),
});
