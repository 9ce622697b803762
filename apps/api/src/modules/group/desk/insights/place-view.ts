import type { components } from '@yayan/contract';
import type { Guide } from '../../discussion/guide/guide.ts';

/** Topic and section of an id; null for a section whose topic is not published. */
export function viewPlace(guide: Guide, sectionId: string): components['schemas']['TopicRef'] | null {
  const section = guide.sectionOf.get(sectionId);
  if (!section) return null;
  const { topicId, topicTitle, id, title } = section;
  return { topicId, topicTitle, sectionId: id, sectionTitle: title };
}
