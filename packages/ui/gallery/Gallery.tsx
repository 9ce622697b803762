import { ColorSchemeSwitch } from '../src/page/ColorSchemeSwitch.tsx';
import { PageTitle } from '../src/page/PageTitle.tsx';
import { HeaderBar } from '../src/shell/header/HeaderBar.tsx';
import { PageShell } from '../src/shell/PageShell.tsx';
import { ExhibitView } from './Exhibit.tsx';
import classes from './Gallery.module.css';
import { exhibits } from './exhibits.ts';

/** Every component in every state. `?scheme=dark` or `?scheme=light` pins the colours. */
export function Gallery() {
  return (
    <PageShell header={<HeaderBar homeHref="/" />}>
      <div className={classes['bar']}>
        <PageTitle title="组件" lead="「纸、芽、印、金」：每个部件的每种状态。" />
        <ColorSchemeSwitch />
      </div>
      {exhibits.map((exhibit) => (
        <ExhibitView key={exhibit.name} exhibit={exhibit} />
      ))}
    </PageShell>
  );
}
