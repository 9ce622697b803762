/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RuleNumberChange } from './ruleNumberChange.ts';
import type { RuleNumberKind } from './ruleNumberKind.ts';
import type { RuleNumberName } from './ruleNumberName.ts';

export interface RuleNumber {
  name: RuleNumberName;
  kind: RuleNumberKind;
  /**
     * What it counts.
     * @maxLength 10
     */
  unit: string;
  /** Whether members are promised it. A change then begins at a midnight, at least a day ahead. */
  isByDay: boolean;
  /** What holds now. */
  value: number;
  /** What holds until the first change does. */
  fallback: number;
  least: number;
  most: number;
  /** The next change; at most one waits. */
  coming: RuleNumberChange | null;
  /**
     * The newest first.
     * @maxItems 100
     */
  changes: RuleNumberChange[];
}
