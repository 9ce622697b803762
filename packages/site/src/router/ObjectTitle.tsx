import { PageTitle } from '@yayan/ui';
import { type ComponentProps, useEffect } from 'react';
import { documentTitle } from './page-title.ts';

/** Names the browser's tab after one object as long as it is shown, instead of after its route. */
const useObjectName = (name: string): void => {
  useEffect(() => {
    let ofRoute: string | undefined;
    let isShown = true;
    // The frame names the route in an effect that runs after this one.
    queueMicrotask(() => {
      if (!isShown) return;
      ofRoute = document.title;
      document.title = documentTitle(name);
    });
    return () => {
      isShown = false;
      if (ofRoute !== undefined) document.title = ofRoute;
    };
  }, [name]);
};

/** The title of a page that shows one object: its heading, and the name of the browser's tab (rule 10.1). */
export function ObjectTitle(props: ComponentProps<typeof PageTitle>) {
  useObjectName(props.title);
  return <PageTitle {...props} />;
}
