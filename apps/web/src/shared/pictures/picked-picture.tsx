import classes from './picture-field.module.css';
import { usePreview } from './picture-tile.tsx';

/** A picture of this device where the stored one will stand. */
export function PickedPicture({ picture, ratio }: { picture: Blob; ratio: number }) {
  return <img className={classes.picked} src={usePreview(picture)} alt="" style={{ aspectRatio: ratio }} />;
}
