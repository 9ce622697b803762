import type { Config } from '../../platform/config.ts';
import type { IdChecker } from './ports/id-checker.ts';
import { idCheckerOverHttp } from './ports/id-checker-http.ts';
import { idCheckerSandbox } from './ports/id-checker-sandbox.ts';

/** Who compares names with id numbers, by the configuration. */
export function configuredIdChecker({ idCheck, idCheckUrl }: Config): IdChecker {
  return idCheck === 'http' && idCheckUrl !== undefined ? idCheckerOverHttp(idCheckUrl) : idCheckerSandbox();
}
