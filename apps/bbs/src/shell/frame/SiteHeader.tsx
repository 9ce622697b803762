import { type GroupMe, GroupRole } from '@yayan/api-client';
import { countDrafts, countFiles } from '@yayan/discussion';
import { useDebouncedValue } from '@mantine/hooks';
import { DiscussionHeader } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentGroup } from '../client/current-group.ts';
import { groupNav } from './group-nav.tsx';
import { endView, viewedRespondent } from '../client/view-as.ts';
import { memberSite } from '../client/member-site.ts';
import { LogoutQuestion } from './LogoutQuestion.tsx';
import { findsAll, useSearchSuggestions } from './use-search-suggestions.ts';

const searchAfterMs = 250;

/** The discussion header (rule 10.11): search with suggestions, and the participant's menu. */
export function SiteHeader({ path, me }: { path: string; me: GroupMe | undefined }) {
  const [keyword, setKeyword] = useState('');
  const [asked] = useDebouncedValue(keyword.trim(), searchAfterMs);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [files, setFiles] = useState(0);
  useEffect(() => {
    if (isLeaving) void countFiles().then(setFiles);
  }, [isLeaving]);
  const suggestions = useSearchSuggestions(me, asked);
  const login = `/bbs/${currentGroup ?? ''}`;
  if (!me) return <DiscussionHeader homeHref={login} path={path} nav={[]} />;
  const profile = `/bbs/${me.identity.taskHashId}/user`;
  const choose = (id: string): void => {
    setKeyword('');
    const chosen = suggestions?.find((suggestion) => suggestion.id === id);
    if (chosen) void navigate(chosen.href);
  };
  const drafts = isLeaving ? countDrafts(me.identity.groupMemberId) : 0;
  return (
    <>
      <DiscussionHeader
        homeHref="/topic"
        path={path}
        nav={groupNav(me)}
        wide={me.identity.role !== GroupRole.Respondent}
        search={{
          value: keyword,
          onChange: setKeyword,
          suggestions,
          onChoose: ({ id }) => choose(id),
          ...(findsAll(me) && { label: '搜索话题、回答和受访者', placeholder: '搜话题、回答、受访者' }),
        }}
        member={{
          nickname: me.identity.name,
          avatar: me.identity.avatar,
          menu: [
            { label: '个人资料', href: profile },
            // Hosts have another session there, so the page is loaded anew.
            ...(me.identity.role === GroupRole.Host && viewedRespondent === undefined
              ? [{ label: '我主持的讨论小组', onSelect: () => globalThis.location.assign('/hosting') }]
              : []),
            ...(me.identity.role === GroupRole.Respondent && viewedRespondent === undefined
              ? [{ label: '去芽言首页', href: memberSite('/home') }]
              : []),
            viewedRespondent === undefined
              ? { label: '退出登录', onSelect: () => setLeaving(true) }
              : { label: '结束查看', onSelect: endView },
          ],
        }}
      />
      <LogoutQuestion opened={isLeaving} onClose={() => setLeaving(false)}>
        {[
          drafts > 0
            ? `有 ${drafts} 段内容写了还没发出，会留在这台设备上，再进来可以接着写。`
            : '你还在讨论小组里，随时可以再进来。',
          files > 0 ? `没发出的 ${files} 个文件会从这台设备上清除。` : '',
        ].join('')}
      </LogoutQuestion>
    </>
  );
}
