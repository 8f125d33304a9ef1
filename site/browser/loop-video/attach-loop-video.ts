export function attachLoopVideo(_video: HTMLVideoElement): void {}
