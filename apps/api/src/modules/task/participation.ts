import type { DeviceType, JoinResult } from '@yayan/contract';
import type { TaskTexts } from './task-texts.ts';

/** Why a participation ended, if the result alone doesn't show it. */
export type ResultDetail =
  | 'time'
  | 'attention'
  | 'networkFull'
  | 'networkBlocked'
  | 'browserUnknown'
  | 'browserUsed'
  | 'applicationDeclined'
  | 'proofDeclined'
  | 'quality'
  | 'security'
  /** A partner's complete that came far faster than anybody can answer (rule 3.43). */
  | 'manipulated'
  | 'parallel'
  /** The member gave it up (rule 3.46). */
  | 'givenUp'
  | 'topicsLeft'
  /** The member left the discussion group (rule 6.54). The participation stays open until the group pays. */
  | 'left'
  | 'takenOut';

/** Who takes part: a member, a person whom an agent sent, or somebody by an open link. */
export type ParticipationSource = 'member' | 'agent' | 'openLink';

/** A member's participation in a task: result 0 until it ends, then one result that never changes (rule 3.3). */
export interface Participation {
  readonly memberId: string;
  /** Also the id of the session that holds its answers. */
  readonly id: string;
  readonly taskId: string;
  readonly source: ParticipationSource;
  readonly result: JoinResult;
  /** The id that opens the result page; null while open. */
  readonly resultId: string | null;
  readonly detail: ResultDetail | null;
  readonly supportCode: string;
  /** When the member withdrew the consent they gave at the start; null while it is in force, or without one. */
  readonly consentWithdrawnAt: Date | null;
  /** The reward that the task promised when the member started. */
  readonly promised: Reward & { readonly consolation: number };
  /** What was paid when it ended. */
  readonly paid: Reward;
  /** The later state of a reward that is confirmed afterwards, as for external surveys (rule 3.20). */
  readonly earning: Earning | null;
  /** Coins and credit paid after the end because the result was wrong (rule 4.21). */
  readonly corrected: Correction;
  /** Whether a seat of the task is held, from screening until the end. */
  readonly seated: boolean;
  readonly seatUntil: Date | null;
  /** Percent of the pages answered. */
  readonly progress: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** For how long the member answered, without pauses (rule 3.33); null while open and for what isn't measured. */
  readonly answeringSeconds: number | null;
}

export interface Earning {
  readonly state: 'pending' | 'available' | 'takenBack';
  /** When pending coins become available at the latest. */
  readonly expectedAt: Date | null;
  /** Why coins were taken back, as a text for the member. */
  readonly note: string | null;
  /** What pending coins wait for; null for others. */
  readonly pendingFor: 'partner' | 'review' | 'newcomer' | null;
  /** Until when the coins are held because their member was new (rule 4.25); null if they aren't. */
  readonly heldUntil: Date | null;
}

export interface Correction extends Reward {
  /** When the result was corrected to a complete; null if it wasn't. */
  readonly at: Date | null;
}

export interface Reward {
  readonly coins: number;
  readonly credit: number;
}

/** The data of a new participation. */
export interface NewParticipation {
  readonly memberId: string;
  readonly id: string;
  readonly taskId: string;
  /** By default a member. */
  readonly source?: ParticipationSource;
  readonly device: DeviceType;
  readonly consentAt: Date | null;
  /** The text of the consent at that time. */
  readonly consentText: TaskTexts['dataUse'] | null;
  readonly supportCode: string;
  readonly promised: Participation['promised'];
  readonly startedAt: Date;
}

/** How to end a participation. */
export interface Outcome {
  readonly result: Exclude<JoinResult, 0>;
  readonly detail?: ResultDetail;
  /** Only for a complete that must still be confirmed: when its coins become available at the latest. */
  readonly pendingUntil?: Date;
  /** For how long the member answered, without pauses. */
  readonly answeringSeconds?: number;
  /** Whether it counts in the share of people who were taken (rule 3.37); by default as its result does. */
  readonly countsIncidence?: boolean;
  readonly at: Date;
}
