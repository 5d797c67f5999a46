// What every page gets once it stands, in one file: each for itself would come no sooner and in many small pieces.
export { PageFoot, SideFoot } from './layouts/page-foot.tsx';
export { SessionEffects } from './session-effects.tsx';
