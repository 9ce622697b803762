/** The page for reminders with these people chosen: for one topic, or for the first open one. */
export const reminderHref = (people: readonly string[], topicId?: string): string =>
  `/reminders?${new URLSearchParams({ ...(topicId !== undefined && { topic: topicId }), people: people.join(',') }).toString()}`;
