import { providerActs, PROVIDERS, type Provider, readProviders } from '../../modules/exchange/module.ts';
import { act, type ActCall, look, type Run } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { limitOf } from '../runner/option-words.ts';
import { performing } from '../runner/performing.ts';
import { openExchange } from './open-exchange.ts';

const FEN = 100;

const providerOf = (word = ''): Provider => {
  const provider = PROVIDERS.find((each) => each === word);
  if (provider === undefined)
    throw new Error(`Name a provider: ${PROVIDERS.join(', ')}, not ${word || 'nothing'}`);
  return provider;
};

const list: Run = async ({ database, clock }, { say }) => {
  for (const { channel, state, budgetFen, spentFen, waiting } of await readProviders(
    database.read,
    clock.now(),
  )) {
    const budget = budgetFen === null ? 'no budget' : `budget ${budgetFen / FEN} yuan`;
    say([channel, state, budget, `${spentFen / FEN} yuan today`, `${waiting} orders wait`].join('  '));
  }
};

const withReason = ({ words: [, name, ...reason] }: ActCall) => ({
  input: { channel: providerOf(name) },
  reason: reasonOf(reason),
});

/** Operators set what a provider may pay out in a day, and pause one (rule 14.75). */
export const provider: Command = actionsCommandOn({
  name: 'provider',
  summary: 'See how providers of payouts and top-ups do, set their budgets, pause them',
  sendsJobs: true,
  actions: [
    look('list', 'The providers with state, budget, spend of today and the orders that wait', list),
    act(
      'budget <provider> <yuan|none> <reason>',
      'Set what a provider may pay out in a day of China',
      performing(providerActs.setProviderBudget, ({ words: [, name, yuan = '', ...reason] }) => ({
        input: { channel: providerOf(name), yuan: limitOf(yuan) },
        reason: reasonOf(reason),
      })),
    ),
    act(
      'pause <provider> <reason>',
      'Ask a provider for nothing new; its orders wait',
      performing(providerActs.pauseProvider, withReason),
    ),
    act(
      'resume <provider> <reason>',
      'Ask a provider again; what waited goes on',
      performing(providerActs.resumeProvider, withReason),
    ),
  ],
  open: openExchange,
});
