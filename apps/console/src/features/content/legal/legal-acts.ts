import {
  addLegalText,
  type AddLegalTextRequest,
  type LegalKind,
  withdrawLegalText,
} from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { legalTitle } from './legal-kinds.ts';

export type LegalInput = AddLegalTextRequest['input'];

/** Adds a version that holds from a later day. */
export const addVersion = (input: LegalInput): ActDefinition<LegalInput> => ({
  label: '公布新版…',
  title: '公布新的一版',
  consequence: input.mustAgree
    ? '会员马上看到公告。从生效那天起，每个会员下次打开时要先看过并同意，才能答题和兑换。生效以后这一版不能再改，也不能撤回。'
    : '会员马上看到公告，到生效那天自动换成这一版。生效以后这一版不能再改，也不能撤回。',
  permissions: ['content', 'content.large'],
  needsReason: true,
  reasons: ['法务审过的新版', '服务商有变化', '规则有变化'],
  initial: input,
  perform: (kind, request, key) => addLegalText(kind as LegalKind, request, { 'Idempotency-Key': key }),
});

/** Takes a version back before it holds. */
export const takeBack = (kind: LegalKind, version: string): ActDefinition<undefined> => ({
  label: '撤回…',
  title: `撤回${legalTitle(kind)} ${version} 版`,
  consequence: '这一版不再生效，公告也撤下。要改里面的话，撤回后重新公布一版。',
  permissions: ['content'],
  needsReason: true,
  isDangerous: true,
  reasons: ['还要再改', '不换了'],
  initial: undefined,
  perform: (_id, { input: _none, ...request }, key) =>
    withdrawLegalText(kind, version, request, { 'Idempotency-Key': key }),
});
