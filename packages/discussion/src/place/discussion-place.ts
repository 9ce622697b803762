import { createContext, useContext } from 'react';

/** Where a discussion is shown: what differs between the two sites. */
export interface DiscussionPlace {
  /** The address of the group's topics. */
  topicsHref: string;
  /** The address for answering a section of a topic. */
  sectionHref: (section: { topicId: string; sectionId: string }) => string;
  /** The address of an own answer with the follow-ups below it. */
  threadHref: (answer: { topicId: string; responseId: string }) => string;
  /** The address of all groups of a member, where they can take back what they share with hosts. */
  myGroupsHref: string;
  /** Whether a host previews the group as a respondent: nothing can be written, and nothing counts as read (rule 6.39). */
  readOnly?: boolean;
  /** The server's time in milliseconds; the device's clock may be wrong. */
  serverNow: () => number;
  /** Shows a short message that disappears. */
  inform: (message: string) => void;
}

const Context = createContext<DiscussionPlace | undefined>(undefined);

/** Wraps every component of this package. */
export const DiscussionProvider = Context.Provider;

/** The place where the discussion is shown. */
export const useDiscussionPlace = (): DiscussionPlace => {
  const place = useContext(Context);
  if (!place) throw new Error('Parts of a discussion stand inside DiscussionProvider');
  return place;
};
