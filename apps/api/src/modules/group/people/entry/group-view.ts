import type { components } from '@yayan/contract';
import type { GroupRow, MemberRow } from '../group/group-store.ts';
import type { GroupDeps, GroupMediaUrls } from '../deps.ts';
import { type Reach, viewReward } from '../group/reward-plan.ts';
import { groupState, isFirstVisit, roleOf, type Visit } from './visit.ts';

type Schemas = components['schemas'];

/** The group as anyone with the link sees it, with this reach in it: no sponsor, no members, no topics. */
export function viewGroup(group: GroupRow, now: Date, reach: Reach): Schemas['Group'] {
  return {
    hash: group.task_hash,
    name: group.name,
    intro: group.intro,
    state: groupState(group, now),
    schedule: { opensAt: group.opens_at.toISOString(), closesAt: group.closes_at.toISOString() },
    rules: group.rules,
    consent: { version: group.consent_version, text: group.consent_text },
    reward: viewReward(group, reach), // Only a plan that the product pays is ever shown (rule 6.17).
  };
}

/** A person as others in the group see them. */
export function viewMember(
  member: Pick<MemberRow, 'id' | 'nickname' | 'avatar' | 'role'>,
  mediaUrls: GroupMediaUrls,
): Schemas['GroupMember'] {
  return {
    id: member.id,
    name: member.nickname,
    avatar: member.avatar === null ? null : mediaUrls.avatarUrl(member.avatar),
    role: roleOf(member),
  };
}

/** The identity of a session, and whether the first visit is still to come. */
export function viewIdentity(
  visit: Pick<Visit, 'group' | 'me'>,
  { mediaUrls, texts }: Pick<GroupDeps, 'mediaUrls' | 'texts'>,
): Schemas['GroupIdentity'] {
  const { id, ...person } = viewMember(visit.me, mediaUrls);
  return {
    ...person,
    groupMemberId: id,
    firstVisit: isFirstVisit(visit),
    taskId: visit.group.task_id,
    taskHashId: visit.group.task_hash,
    ...(texts?.isOn && { textsAllowed: visit.me.texts_agreed_at !== null }),
  };
}

/** The attributes that a respondent agreed to share. Malformed entries are left out. */
export function viewAttributes(attributes: unknown): Schemas['GroupMemberAttribute'][] {
  return Array.isArray(attributes) ? attributes.filter(isAttribute) : [];
}

function isAttribute(value: unknown): value is Schemas['GroupMemberAttribute'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'label' in value &&
    'value' in value &&
    [value.key, value.label, value.value].every((part) => typeof part === 'string')
  );
}
