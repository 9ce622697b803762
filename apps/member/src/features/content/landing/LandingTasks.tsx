import { OpenTasks } from '../../../shell/visitor/OpenTasks.tsx';
import page from './LandingPage.module.css';
import parts from './LandingParts.module.css';

/** What visitors could answer today. */
export function LandingTasks() {
  return (
    <OpenTasks
      title="正在招人的任务"
      more={{ href: '/login?from=%2Ftask', label: '登录看全部' }}
      place={<div className={parts['tasks-place']} />}
      className={page['section']}
    />
  );
}
