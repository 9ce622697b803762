import type { Config } from '../../../../platform/config/config.ts';
import type { IdChecker } from './id-checker.ts';
import { idCheckerOverHttp } from './id-checker-http.ts';
import { idCheckerSandbox } from './id-checker-sandbox.ts';

/** Who compares names with id numbers, by the configuration. */
export function configuredIdChecker({ idCheck, idCheckUrl }: Config): IdChecker {
  return idCheck === 'http' && idCheckUrl !== undefined ? idCheckerOverHttp(idCheckUrl) : idCheckerSandbox();
}
