/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Enforced by the server in every reading call.
 */
export type SectionVisibility = typeof SectionVisibility[keyof typeof SectionVisibility];


export const SectionVisibility = {
  /** 公开 */
  Everyone: 'everyone',
  /** 先答后看 */
  AnswerFirst: 'answerFirst',
  /** 仅主持人可见 */
  HostsOnly: 'hostsOnly',
} as const;
