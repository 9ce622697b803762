import { IconArrowLeft, IconChartBar, IconRadar2 } from '@tabler/icons-react';
import { ButtonLink } from '@yayan/ui';
import { isHostHere } from '../../../shell/client/current-group.ts';
import { memberSite } from '../../../shell/client/member-site.ts';
import classes from './HostDoors.module.css';

/** The hosts' pages: directly, or over the member site, which gives a ticket for them (rule 6.32). */
const hostingHref = (): string => (isHostHere() ? '/hosting' : memberSite('/home/user?hosting=%2Fhosting'));

/** The ways from a group's topics to its analysis, and for hosts back to all of their groups. */
export function HostDoors({ isHost }: { isHost: boolean }) {
  return (
    <nav className={classes['root']} aria-label="分析和我的小组">
      <ButtonLink href="/bbs-response" leftSection={<IconChartBar size={20} stroke={1.75} aria-hidden />}>
        回答分析
      </ButtonLink>
      <ButtonLink
        href="/bbs-response?view=radar"
        variant="light"
        leftSection={<IconRadar2 size={20} stroke={1.75} aria-hidden />}
      >
        追问雷达
      </ButtonLink>
      {isHost ? (
        // Hosts have another session there, so the page is loaded anew.
        <a href={hostingHref()} className={classes['back']}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          我主持的讨论小组
        </a>
      ) : null}
    </nav>
  );
}
