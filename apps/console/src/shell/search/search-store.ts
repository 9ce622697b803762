import { createSpotlight } from '@mantine/spotlight';

/** The state of the search, and what opens it. */
export const [searchStore, search] = createSpotlight();
