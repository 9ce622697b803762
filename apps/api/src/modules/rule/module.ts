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
export { levelMarks, readLevelMarks } from './level-marks.ts';
export { LEVEL_STEP, numberNames, type RuleNumberName } from './numbers.ts';
