import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];
type InitResult = Awaited<ReturnType<NodeFS['init']>>;

/** The part of Emscripten's NODEFS that this file uses (pinned version; a test counts the syncs). */
interface NodeFsBackend {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * PGlite's disk with an fsync that works. PGlite's own does nothing, so a commit would survive a killed process but not
 * a power cut.
 */
export class SyncedNodeFS extends NodeFS {
  /** How often the database has synced a file since it was opened. */
  syncs = 0;

  override async init(pg: PGlite, options: InitOptions): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: { NODEFS: unknown }): void => {
      const backend = module.NODEFS as NodeFsBackend; // Emscripten's types leave it opaque.
      backend.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}
