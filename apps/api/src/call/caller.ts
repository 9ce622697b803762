/** A signed-in member. */
export interface MemberCaller {
  kind: 'member';
  memberId: string;
  sessionId: string;
  /**
   * Set when the agreement changed and the member has not agreed yet. They may call only what `x-before-agreement`
   * marks.
   */
  agreementDue?: true;
  /** Set while a penalty blocks the member. They may call only what `x-while-blocked` or `x-before-agreement` marks. */
  blocked?: true;
  /** Set in a session of the pages for hosts. It opens only what `x-host-session` marks. */
  hostOnly?: true;
}

/** A person signed in to one discussion group. Role: 0 respondent, 1 host, 2 observer. */
export interface GroupCaller {
  kind: 'group';
  groupId: string;
  groupMemberId: string;
  role: 0 | 1 | 2;
  sessionId: string;
  /** The respondent whose view a host requests. Such a call may only read (rule 6.39). */
  viewAs?: string;
}

export type Caller = MemberCaller | GroupCaller;

/** Finds the owner of a token; null if it is unknown, expired or ended. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** Whether we issued a token, judged by its form and signature only. It may have expired since. */
export type WasIssued = (token: string) => boolean;
