export { ruleNumberConsole } from './operate/console.ts';
export { ruleNumberActs } from './operate/number-acts.ts';
export {
  nextRuleChange,
  readRuleNumber,
  ruleNumber,
  type RuleNumbers,
  ruleNumbers,
  withRuleNumbers,
} from './rule-number.ts';
export { numberNames, type RuleNumberName } from './numbers.ts';
