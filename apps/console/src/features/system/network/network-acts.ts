import { allowNetwork, blockNetwork, type BlockNetworkRequest } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { AddressForm } from './AddressForm.tsx';

type Address = BlockNetworkRequest['input'];

const permissions = ['networks', 'networks.wide'];

/** Lets nobody start a task from a network. */
export const block: ActDefinition<Address> = {
  label: '封锁网络…',
  title: '封锁网络',
  consequence: '从这个网络不能再开始任务，那里的会员都受影响。已经开始的可以做完，照常得金币。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['机房代理', '一人开很多账号', '合作方要求'],
  initial: { address: '' },
  Form: AddressForm,
  isReady: ({ address }) => address.trim().length > 1,
  perform: (_id, request, key) => blockNetwork(request, { 'Idempotency-Key': key }),
};

/** Lets people of a network start tasks again. */
export const allow: ActDefinition<undefined> = {
  label: '解除…',
  title: '解除封锁',
  consequence: '从这个网络马上能开始任务。',
  permissions,
  needsReason: true,
  reasons: ['查清了，是误封', '是一家公司或学校'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => allowNetwork(id, request, { 'Idempotency-Key': key }),
};
