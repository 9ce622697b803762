import { areaPages } from '../../../src/reference/area-page.ts';

export default { paths: () => areaPages('zh') };
