/** The lists of a respondent (rule 6.11), in the order of their tabs. */
export const myLists = ['ask', 'reply', 'unReply'] as const;

/** One of the lists of a respondent, as the address names it. */
export type MyList = (typeof myLists)[number];

/** The list that an address asks for; the follow-ups when it asks for none. */
export const myListOf = (text: string | null): MyList => myLists.find((list) => list === text) ?? 'ask';
