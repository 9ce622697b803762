import { GroupRole } from '@yayan/contract';
import { photo } from '../file/upload-world.ts';
import type { TestGroup, TestGroupMember, TestGroups } from './group-world.ts';
import { upload } from './media-world.ts';

/** The first bytes of a file of some type, and enough more bytes for a valid size. */
export const fileOf = (start: string): Buffer =>
  Buffer.from(`${start}${' and more of it'.repeat(8)}`, 'latin1');
export const M4A = fileOf('\0\0\0\x20ftypM4A \0\0\x02\0');

/** A new group with a section, and people who attach files to their answers. */
export interface AttachmentCast {
  group: TestGroup;
  topicId: string;
  sectionId: string;
  one: TestGroupMember;
  other: TestGroupMember;
  host: TestGroupMember;
  observer: TestGroupMember;
}

/** Makes such a group. */
export async function attachmentCast(groups: TestGroups): Promise<AttachmentCast> {
  const group = await groups.addGroup();
  const one = await group.addMember(GroupRole.Respondent);
  const other = await group.addMember(GroupRole.Respondent);
  const host = await group.addMember(GroupRole.Host);
  const observer = await group.addMember(GroupRole.Observer);
  const topic = await group.addTopic({ title: '第一天：我的早晨' });
  const sectionId = await topic.addSection({ title: '今早吃了什么' });
  return { group, topicId: topic.id, sectionId, one, other, host, observer };
}

/** Calls of people who attach files. `cast` is called in each of them, because each test has its own group. */
export const attaching = (of: () => { groups: TestGroups; cast: AttachmentCast }) => {
  const add = async (owner: TestGroupMember, content: Uint8Array, extension = 'jpg', more: object = {}) => {
    const { groups } = of();
    const key = await upload(groups, owner, content, { extension });
    const body = { key, name: `张三的早餐.${extension}`, ...more };
    return await groups.get('addGroupAttachment', { body }, owner);
  };
  const respond = async (author: TestGroupMember, attachments: string[], content = '豆浆油条') => {
    const { groups, cast } = of();
    const body = { clientId: crypto.randomUUID(), sectionId: cast.sectionId, content, attachments };
    return await groups.get('createResponse', { body }, author);
  };
  const answerWithPhoto = async (author = of().cast.one) => {
    const media = await add(author, await photo());
    return { media, response: await respond(author, [media.id]) };
  };
  const shownTo = async (reader: TestGroupMember) => {
    const { groups, cast } = of();
    const { items } = await groups.get('listResponses', { query: { sectionId: cast.sectionId } }, reader);
    const [media] = items.flatMap(({ attachments }) => attachments);
    if (!media) throw new Error('No attachment is shown');
    return media;
  };
  const list = async (reader: TestGroupMember, query: object = {}) =>
    await of().groups.get('listGroupAttachments', { query }, reader);
  return { add, respond, answerWithPhoto, shownTo, list };
};
