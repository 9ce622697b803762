import type { Guide, GuideOrder } from '@yayan/api-client';

type Order = GuideOrder['topics'];

/** The current order of a guide. */
export const orderOf = ({ topics }: Pick<Guide, 'topics'>): Order =>
  topics.map(({ id, sections }) => ({ id, sectionIds: sections.map((section) => section.id) }));

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? [...items] : rest.toSpliced(to, 0, item);
};

/** The order after a topic was moved to the position of another one. */
export const withTopicAt = (order: Order, id: string, overId: string): Order =>
  moved(
    order,
    order.findIndex((topic) => topic.id === id),
    order.findIndex((topic) => topic.id === overId),
  );

/** The order after a section was moved to the position of another one of its topic. */
export const withSectionAt = (order: Order, id: string, overId: string): Order =>
  order.map((topic) =>
    topic.sectionIds.includes(id) && topic.sectionIds.includes(overId)
      ? {
          ...topic,
          sectionIds: moved(topic.sectionIds, topic.sectionIds.indexOf(id), topic.sectionIds.indexOf(overId)),
        }
      : topic,
  );

/** The order after a section was moved to the end of another topic. */
export const withSectionIn = (order: Order, id: string, topicId: string): Order =>
  order.map((topic) => {
    const sectionIds = topic.sectionIds.filter((other) => other !== id);
    return { ...topic, sectionIds: topic.id === topicId ? [...sectionIds, id] : sectionIds };
  });

/** A guide in another order, shown until the server has answered. */
export const inOrder = (guide: Guide, order: Order): Guide => {
  const sections = new Map(
    guide.topics.flatMap((topic) => topic.sections.map((section) => [section.id, section])),
  );
  const topics = new Map(guide.topics.map((topic) => [topic.id, topic]));
  return {
    ...guide,
    topics: order.flatMap(({ id, sectionIds }) => {
      const topic = topics.get(id);
      return topic
        ? [{ ...topic, sections: sectionIds.flatMap((sectionId) => sections.get(sectionId) ?? []) }]
        : [];
    }),
  };
};
