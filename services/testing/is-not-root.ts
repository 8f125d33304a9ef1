/** Whether what only root can try is left out. Under CI it fails, since there it would be a missing test. */
export const isNotRoot = process.geteuid?.() !== 0 && !process.env['CI'];
