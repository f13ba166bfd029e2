/** Whether a video may load: the site's consent decides (semantics, 10.2). */
export { useVideoPermission } from '../../client/consent/use-video-permission'
