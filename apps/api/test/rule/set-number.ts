import { expect } from 'vitest';
import type { RuleNumberName } from '../../src/modules/rule/module.ts';
import { consoleCall, signInOperator } from '../operator/console-calls.ts';
import type { TestSystem } from '../system/test-system.ts';

/** An admin changes a number, now or from a time on, and another one agrees. */
export async function setNumber(
  system: TestSystem,
  { name, value, holdsFrom = null }: { name: RuleNumberName; value: number; holdsFrom?: string | null },
): Promise<void> {
  const asked = await consoleCall(
    system,
    'setRuleNumber',
    { params: { name }, body: { input: { value, holdsFrom }, reason: '年底活动' }, key: system.key() },
    await signInOperator(system, 'admin'),
  );
  const agreed = await consoleCall(
    system,
    'agreeToRequest',
    { params: { id: asked.data.id ?? '' }, body: { reason: '看过' } },
    await signInOperator(system, 'admin2'),
  );
  expect(agreed.outcome).toBe('OK');
}
