/** Whether a deployed index.html says that every page is closed for maintenance (rule 10.2); off by default. */
export const isMaintenance = (document: Document): boolean =>
  document.querySelector('meta[name="yayan-maintenance"]')?.getAttribute('content') === 'on';
