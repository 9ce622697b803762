/** Paths on our site to which partners send people back (rule 3.23). */
export const backPath = { supplier: '/task/back', panel: '/cloud/agent/back' } as const;

/** Path to which partners' servers report. */
export const CALLBACK_PATH = '/callback.php';

/** Path at which an agent's people enter. */
export const AGENT_ENTRY_PATH = '/task/agent/go';
