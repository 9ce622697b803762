/** The page that reminds people of what they owe, with these chosen: of one topic, or of the first that is open. */
export const reminderHref = (people: readonly string[], topicId?: string): string =>
  `/reminders?${new URLSearchParams({ ...(topicId !== undefined && { topic: topicId }), people: people.join(',') }).toString()}`;
