import { levelPorts } from '../../composition/ports/level-ports.ts';
import { createExchange } from '../../modules/exchange/module.ts';
import type { Platform } from '../../platform/platform.ts';

/** Defines the jobs of the exchange, which some acts send. */
export const openExchange = (platform: Platform): Platform => {
  createExchange({ platform, levelRuleOf: levelPorts(platform).levelRuleOf });
  return platform;
};
