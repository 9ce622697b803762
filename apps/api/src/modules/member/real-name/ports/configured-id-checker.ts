import type { Config } from '../../../../platform/config/config.ts';
import type { IdChecker } from './id-checker.ts';
import { idCheckerOverHttp } from './id-checker-http.ts';
import { idCheckerSandbox } from './id-checker-sandbox.ts';

/** The configured service that compares names with id numbers. */
export function configuredIdChecker({ idCheck, idCheckUrl }: Config): IdChecker {
  return idCheck === 'http' && idCheckUrl !== undefined ? idCheckerOverHttp(idCheckUrl) : idCheckerSandbox();
}
