import { breakpointNames } from './packages/ui/postcss.ts';

// Vite finds this file from every site, gallery and test.
export default { plugins: [breakpointNames] };
