import type { ChunkPlan } from '@yayan/site-build/site-chunks';

/** Parts of Mantine that only dialogs, menus and tooltips use. */
const overlayParts = 'Modal,ModalBase,Drawer,Popover,Tooltip,Menu,ScrollArea,Overlay';

/**
 * The files into which this site's code is written. A module goes into the first file that holds it, so the most used files
 * come first.
 */
export const chunks: ChunkPlan = {
  chunks: [
    {
      // The start of most pages: the frame, the calls, and the components that every page draws.
      name: 'common',
      shared: true,
      holds: [
        'packages/{api-client,auth,site}/src/',
        { in: 'packages/ui/src/', but: '{discussion,form,mantine/inputs,mantine/overlays}' },
        '@mantine/core/esm/core/',
        '@tabler/icons-react',
        { in: '@mantine/core/styles/', but: `{${overlayParts}}` },
      ],
    },
    {
      name: 'overlay',
      shared: true,
      holds: [
        '@floating-ui',
        `@mantine/core/styles/{${overlayParts}}`,
        `@mantine/core/esm/components/{${overlayParts},FocusTrap,Portal}`,
        'packages/ui/src/mantine/overlays',
      ],
    },
    {
      name: 'form',
      shared: true,
      holds: ['@mantine/{core,form,hooks}/', 'packages/ui/src/{form,mantine}'],
    },
    { name: 'discussion', shared: true, holds: ['packages/{ui/src/discussion,discussion/src}/'] },
  ],
  apart: [],
  small: [],
};
