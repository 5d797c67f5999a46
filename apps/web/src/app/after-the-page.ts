// What every page gets once it stands, in one file: each for itself would come no sooner and in many small pieces.
export { MiniCartBar } from '../features/cart-editing/mini-cart-bar.tsx';
export { PageFoot, SideFoot } from './layouts/page-foot.tsx';
export { SessionEffects } from './session-effects.tsx';
