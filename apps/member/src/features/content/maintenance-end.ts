/** What a freshly fetched index.html says about maintenance. */
export interface MaintenanceNews {
  isOver: boolean;
  /** When it is meant to end, if the page says so. */
  until: string | undefined;
}

const contentOf = (page: Document, name: string): string | undefined =>
  page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined;

/** Reads the planned end from a page: `<meta name="yayan-maintenance-until" content="2026-11-22T02:00:00+08:00">`. */
export const maintenanceEnd = (page: Document): string | undefined => {
  const until = contentOf(page, 'yayan-maintenance-until');
  return until && !Number.isNaN(Date.parse(until)) ? until : undefined;
};

/** Fetches the site's page anew and reads whether maintenance is over. Rejects when the site can't be reached. */
export const askMaintenance = async (signal: AbortSignal): Promise<MaintenanceNews> => {
  const answer = await fetch('/', { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return {
    isOver: contentOf(page, 'yayan-maintenance') !== 'on',
    until: maintenanceEnd(page),
  };
};
