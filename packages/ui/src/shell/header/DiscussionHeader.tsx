import type { ComponentProps } from 'react';
import { LazyAccountMenu } from './LazyAccountMenu.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import type { HeaderMember } from './MemberHeader.tsx';
import { NavLinks } from '../navigation/NavLinks.tsx';
import { TopicSearch } from './TopicSearch.tsx';
import type { NavItem } from '../navigation/nav-item.ts';

interface DiscussionHeaderProps {
  homeHref: string;
  path: string;
  nav: readonly NavItem[];
  /** The topic search box; undefined before the visitor has joined the group. */
  search?: ComponentProps<typeof TopicSearch> | undefined;
  member?: HeaderMember | undefined;
  /** Whether the bar is as wide as the hosts' desk, for those who go there. */
  wide?: boolean | undefined;
}

/** The header of the discussion area: topic search, 话题 / 受访者 / 详情, and the participant (rule 10.11). */
export function DiscussionHeader(props: DiscussionHeaderProps) {
  const { homeHref, path, nav, search, member, wide } = props;
  const account = member ? (
    <LazyAccountMenu name={member.nickname} avatar={member.avatar} items={member.menu} />
  ) : null;
  return (
    <HeaderBar homeHref={homeHref} compact={search !== undefined} wide={wide} actions={account}>
      <NavLinks items={nav} path={path} label="讨论区导航" from="desktop" />
      {search ? <TopicSearch {...search} /> : null}
    </HeaderBar>
  );
}
