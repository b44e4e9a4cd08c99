/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var wi=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Fi=wi(Ai=>{"use strict";Object.defineProperty(Ai,"__esModule",{value:!0});function Ii(e){let i=e.length,r=0,s=0,u;for(;s<i;)r++,u=e.charCodeAt(s++),u>=55296&&
u<=56319&&s<i&&(u=e.charCodeAt(s),(u&64512)===56320&&s++);return r}Ai.default=Ii;Ii.code='require("ajv/dist/runtime/ucs2length").default'});var Zi=wi((Ws,Li)=>{"use strict";Li.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,u,t;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(u=s;u--!==0;)if(!e(i[u],r[u]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(t=Object.keys(i),s=t.length,s!==Object.keys(r).length)return!1;for(u=s;u--!==0;)if(!Object.prototype.hasOwnProperty.call(r,t[u]))return!1;
for(u=s;u--!==0;){var n=t[u];if(!e(i[n],r[n]))return!1}return!0}return i!==i&&r!==r}});var Ti=wi(qi=>{"use strict";Object.defineProperty(qi,"__esModule",{value:!0});var Ri=Zi();Ri.code='require("ajv/dist/runtime/equal").default';qi.default=Ri});function U(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),u=a=>s.get(a)?.with??[],t=r.filter(a=>s.has(a)),n=t.filter(a=>!t.some(v=>u(v).includes(a))),[l,
f]=n;if(l===void 0){let a=r.flatMap(h=>{let[$,...d]=[...s.keys()].filter(j=>u(j).includes(h));return $===void 0||d.length>0?[]:[{key:$,beside:h}]}),[v]=a;return v!==
void 0&&a.every(({key:h})=>h===v.key)?[{problem:"lacking",...v}]:[{problem:"none",keys:[...s.keys()]}]}if(f!==void 0)return[{problem:"many",keys:n}];let _=new Set(
[...s].flatMap(([a])=>[a,...u(a)])),m=new Set([l,...u(l)]),p=r.filter(a=>_.has(a)&&!m.has(a)),c=(s.get(l)?.required??[]).filter(a=>!r.includes(a));return[...p.map(
a=>({problem:"stray",key:a,beside:l,belongs:[...s.keys()].filter(v=>u(v).includes(a))})),...c.map(a=>({problem:"lacking",key:a,beside:l}))]}function zi(e,i){return Object.
entries(e).flatMap(([r,s])=>Object.hasOwn(i,r)?s.filter(u=>Object.hasOwn(i,u)).map(u=>({problem:"stray",key:u,beside:r,belongs:[]})):[])}var Qs=Z,Wi={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
es","interfaces","routes"],properties:{version:{const:1},server:{$ref:"#/definitions/server"},admin:{$ref:"#/definitions/admin"},store:{$ref:"#/definitions/stor\
e"},settle:{$ref:"#/definitions/settle"},media:{$ref:"#/definitions/media_reading"},webhooks:{$ref:"#/definitions/webhooks"},retention:{$ref:"#/definitions/rete\
ntion"},requests:{$ref:"#/definitions/requests"},seller:{$ref:"#/definitions/seller"},currency:{$ref:"#/definitions/currency"},limits:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/limit"}},upstreams:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/upstream"}},prices:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price"}},models:{type:"\
object",propertyNames:{$ref:"#/definitions/model_id"},additionalProperties:{$ref:"#/definitions/model"}},aliases:{type:"object",propertyNames:{$ref:"#/definitio\
ns/model_id"},additionalProperties:{type:"string",minLength:1}},envelopes:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#\
/definitions/envelope"}},interfaces:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/interface"}},billing:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/billing_rule"}},tasks:{type:"object",propertyNames:{$ref:"#/definiti\
ons/name"},additionalProperties:{$ref:"#/definitions/task_kind"}},fills:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/d\
efinitions/fill"}},catalogues:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/catalogue"}},routes:{type:"obje\
ct",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/route"}},mounts:{type:"object",propertyNames:{$ref:"#/definitions/name"},
additionalProperties:{$ref:"#/definitions/mount"}}},definitions:{name:{type:"string",pattern:"^[a-z][a-z0-9_]*$"},duration:{type:"string",pattern:"^[1-9][0-9]{0\
,11}(ms|s|m|h|d)$"},size:{type:"string",pattern:"^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$"},amount:{type:"string",pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},pointer:{
type:"string",pattern:"^(/([^~/]|~0|~1)*)+$"},header_name:{type:"string",pattern:"^[a-z0-9!#$%&'*+.^_`|~-]+$"},query_name:{type:"string",pattern:"^[^\\s&=#?/]+$"},
env_name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},prefix:{type:"string",pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$"},schema_file:{type:"string",pattern:"\\.js\
on$"},address:{type:"string",pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-\
5])$"},listen_address:{type:["string","object"],pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|65\
5[0-2][0-9]|6553[0-5])$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{$ref:"#/definitions/address"}}},file_path:{
type:"string",minLength:1},secret:{type:"object",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/file_path"}},
"x-variants":{env:{},file:{}}},setting:{type:["string","object"],minLength:1,additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},default:{type:"\
string",minLength:1},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["default"]},file:{}}},unit:{type:"string",enum:["second","million_tokens","\
request","image","character","million_characters","byte","million_bytes"]},maintenance:{type:"object",additionalProperties:!1,properties:{text:{type:"string",minLength:1},
retry_after:{$ref:"#/definitions/duration"}}},retired:{type:"object",additionalProperties:!1,properties:{from:{type:"string",pattern:"^20[0-9]{2}-(0[1-9]|1[0-2]\
)-(0[1-9]|[12][0-9]|3[01])$"},use:{type:"string",minLength:1},text:{type:"string",minLength:1}}},json:{},tree:{},scheme:{type:"string",pattern:"^[A-Za-z][A-Za-z\
0-9-]*$"},pointers:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},part_name:{type:"stri\
ng",pattern:"^[A-Za-z][A-Za-z0-9_.-]{0,63}(\\[[A-Za-z0-9_]{0,32}\\])?$"},rate:{type:"string",pattern:"^(0|[1-9][0-9]{0,11})/min$"},server:{type:"object",additionalProperties:!1,
properties:{listen:{$ref:"#/definitions/listen_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/de\
finitions/server_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},drains:{$ref:"#/definitions/server_drains"},envelope:{
$ref:"#/definitions/name"},account_page:{$ref:"#/definitions/account_page"},request_id:{$ref:"#/definitions/header_name"},trusted_proxies:{type:"array",items:{type:"\
string",pattern:"^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$"},maxItems:100},tracing:{$ref:"#/definitions/server_tracing"}}},account_page:{type:["string","object"],pattern:"\
^(/|(/[A-Za-z0-9._~-]+)+)$",additionalProperties:!1,required:["path"],properties:{path:{$ref:"#/definitions/prefix"},name:{$ref:"#/definitions/line"},logo:{$ref:"\
#/definitions/file_path"},contact:{$ref:"#/definitions/line"}}},server_tracing:{type:"object",additionalProperties:!1,required:["endpoint"],properties:{endpoint:{
$ref:"#/definitions/tracing_endpoint"},sample:{$ref:"#/definitions/part"}}},tracing_endpoint:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?\
$",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{},file:{}}},part:{type:"num\
ber",minimum:0,maximum:1},server_timeout:{type:"object",additionalProperties:!1,properties:{headers:{$ref:"#/definitions/duration"},body:{$ref:"#/definitions/du\
ration"},request:{$ref:"#/definitions/duration"}}},server_bodies:{type:"object",additionalProperties:!1,properties:{nodes:{type:"integer",minimum:1,maximum:1e7},
kept:{$ref:"#/definitions/size"},kept_per_account:{$ref:"#/definitions/size"}}},server_drains:{type:"object",additionalProperties:!1,properties:{bytes:{$ref:"#/\
definitions/size"},per_second:{$ref:"#/definitions/size"}}},server_drain:{type:"object",additionalProperties:!1,properties:{lame_duck:{$ref:"#/definitions/durat\
ion"},limit:{$ref:"#/definitions/duration"}}},admin:{type:"object",additionalProperties:!1,required:["listen"],properties:{listen:{$ref:"#/definitions/listen_ad\
dress"},public_url:{type:"string"},oidc:{$ref:"#/definitions/admin_oidc"}}},admin_oidc:{type:"object",additionalProperties:!1,required:["issuer","client_id","cl\
ient_secret","groups"],properties:{issuer:{$ref:"#/definitions/setting"},client_id:{$ref:"#/definitions/setting"},client_secret:{$ref:"#/definitions/secret"},scope:{
type:"string",pattern:"^([\\x21\\x23-\\x5B\\x5D-\\x7E]+ )*openid( [\\x21\\x23-\\x5B\\x5D-\\x7E]+)*$"},groups_claim:{type:"string",minLength:1},groups:{type:"obj\
ect",minProperties:1,additionalProperties:{$ref:"#/definitions/admin_role"}}}},admin_role:{type:"string",enum:["viewer","operator","admin"]},store_url:{type:["s\
tring","object"],pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},default:{
type:"string",pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["default"]},file:{}}},
store:{type:"object",additionalProperties:!1,required:["url"],properties:{url:{$ref:"#/definitions/store_url"},unwritten:{$ref:"#/definitions/duration"},start_timeout:{
$ref:"#/definitions/duration"}}},settle:{type:"object",additionalProperties:!1,properties:{first:{$ref:"#/definitions/duration"},longest:{$ref:"#/definitions/du\
ration"},concurrency:{type:"integer",minimum:1,maximum:1024},claim:{$ref:"#/definitions/duration"},lease:{$ref:"#/definitions/duration"}}},media_reading:{type:"\
object",additionalProperties:!1,properties:{timeout:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/size"},tolerance:{$ref:"#/definitions/duration"},
shortest:{$ref:"#/definitions/duration"},allow_private:{$ref:"#/definitions/switch"}}},switch:{type:["boolean","object"],additionalProperties:!1,required:["env"],
properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",enum:["0","1","false","true"]}}},webhooks:{type:"object",additionalProperties:!1,properties:{
allow_hosts:{type:"array",items:{type:"string",minLength:1}},timeout:{$ref:"#/definitions/duration"},keep:{$ref:"#/definitions/duration"}}},retention:{type:"obj\
ect",additionalProperties:!1,properties:{usage:{$ref:"#/definitions/duration"},tasks:{$ref:"#/definitions/duration"}}},requests:{type:["string","object"],pattern:"\
^off$",additionalProperties:!1,properties:{keep:{$ref:"#/definitions/duration"},size:{$ref:"#/definitions/size"},rate:{type:"string",pattern:"^[1-9][0-9]{0,5}/s\
$"},client:{enum:["network","full"]}}},seller:{type:"object",additionalProperties:!1,properties:{name:{$ref:"#/definitions/line"},address:{$ref:"#/definitions/l\
ines"},tax_id:{$ref:"#/definitions/line"},logo:{$ref:"#/definitions/file_path"},footer:{$ref:"#/definitions/lines"},invoice:{type:"string",pattern:"^[A-Za-z0-9]\
[A-Za-z0-9/_.-]{0,31}$"},tz:{type:"string",minLength:1}}},line:{type:"string",pattern:"^[^\\r\\n\\t]{1,200}$"},lines:{type:"string",minLength:1,maxLength:2e3},currency:{
type:"object",additionalProperties:!1,required:["code"],properties:{code:{type:"string",pattern:"^[A-Z]{3}$"},overdraft:{$ref:"#/definitions/amount"},time_zone:{
type:"string",minLength:1},low_wallet:{$ref:"#/definitions/amount"},price_change_factor:{type:"number",minimum:1,maximum:1e9}}},limit:{type:"object",additionalProperties:!1,
required:["by"],properties:{by:{type:"array",items:{enum:["key","account","model"]},minItems:1,uniqueItems:!0},models:{type:"array",items:{type:"string",minLength:1},
minItems:1,uniqueItems:!0},requests:{$ref:"#/definitions/rate"},tokens:{$ref:"#/definitions/rate"},concurrent_requests:{type:"integer",minimum:0,maximum:1e6},concurrent_tasks:{
type:"integer",minimum:0,maximum:1e6},spend_per_day:{$ref:"#/definitions/amount"},spend_per_month:{$ref:"#/definitions/amount"}}},upstream_url:{type:["string","\
object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^\
https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["default"]},file:{}}},upstream:{type:"object",additionalProperties:!1,
properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},health:{$ref:"#/definitions/upstream_healt\
h"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{
$ref:"#/definitions/setting"}},query:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/query_name"},additionalProperties:{type:"string",minLength:1}},
maintenance:{$ref:"#/definitions/maintenance"},timeout:{$ref:"#/definitions/upstream_timeout"},connections:{type:"integer",minimum:1,maximum:1e6},credential_refused:{
enum:["upstream_failed_on_401","upstream_failed","pass_on"]}}},upstream_target:{type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstr\
eam_url"},auth:{$ref:"#/definitions/credential"},weight:{type:"integer",minimum:0,maximum:1e3}}},upstream_health:{type:"object",additionalProperties:!1,properties:{
failures:{type:"integer",minimum:1,maximum:1e6},ratio:{type:"integer",minimum:1,maximum:100},requests:{type:"integer",minimum:1,maximum:1e6},window:{$ref:"#/def\
initions/duration"},open:{$ref:"#/definitions/duration"},slow:{$ref:"#/definitions/duration"},longest:{$ref:"#/definitions/duration"}}},credential:{type:"object",
additionalProperties:!1,properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},secret:{$ref:"#/definitions/secret"},token_file:{
$ref:"#/definitions/file_path"},jwt:{$ref:"#/definitions/credential_jwt"},oauth2:{$ref:"#/definitions/credential_oauth2"},sigv4:{$ref:"#/definitions/credential_\
sigv4"}},"x-variants":{secret:{with:["header","scheme"],required:["header"]},token_file:{with:["header","scheme"]},jwt:{with:["header","scheme"]},oauth2:{with:[
"header","scheme"]},sigv4:{}}},upstream_timeout:{type:"object",additionalProperties:!1,properties:{connect:{$ref:"#/definitions/duration"},headers:{$ref:"#/defi\
nitions/duration"},idle:{$ref:"#/definitions/duration"}}},price:{type:"object",additionalProperties:!1,required:["unit","by","table"],properties:{unit:{$ref:"#/\
definitions/unit"},by:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"},example:{type:"boolean"}}},price_table:{
type:["string","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$",minProperties:1,additionalProperties:{$ref:"#/definitions/price_table"}},model_id:{type:"\
string",pattern:"^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"},model_upstreams:{type:["string","array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,
uniqueItems:!0},model_as:{type:["string","object"],pattern:"^[!-~]+$",propertyNames:{$ref:"#/definitions/name"},minProperties:1,additionalProperties:{type:"stri\
ng",pattern:"^[!-~]+$"}},model_cost:{type:["string","object"],pattern:"^[a-z][a-z0-9_]*$",propertyNames:{type:"string",pattern:"^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]\
*)?$"},minProperties:1,additionalProperties:{$ref:"#/definitions/name"}},model:{type:"object",additionalProperties:!1,required:["type","upstream"],properties:{type:{
$ref:"#/definitions/name"},upstream:{$ref:"#/definitions/model_upstreams"},weights:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
type:"integer",minimum:0,maximum:1e3}},as:{$ref:"#/definitions/model_as"},price:{$ref:"#/definitions/name"},cost:{$ref:"#/definitions/model_cost"},defaults:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/defini\
tions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},retired:{$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},
card:{type:"object",additionalProperties:{$ref:"#/definitions/json"}}}},envelope:{type:"object",additionalProperties:!1,required:["body","names"],properties:{headers:{
type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/tree"},stream:{$ref:"#/definition\
s/stream_error"},websocket:{$ref:"#/definitions/socket_error"},names:{$ref:"#/definitions/envelope_names"},messages:{$ref:"#/definitions/envelope_messages"},statuses:{
$ref:"#/definitions/envelope_statuses"}}},envelope_messages:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/error_kind"},additionalProperties:{
type:"string",minLength:1}},error_kind:{type:"string",enum:["invalid_request","unsupported_media_type","body_too_large","unauthenticated","account_suspended","i\
nsufficient_funds","model_not_found","task_not_found","resource_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_tim\
eout","upstream_failed","upstream_timeout","upstream_off","overloaded","rate_limited","spend_limited","internal"]},stream_error:{type:"object",additionalProperties:!1,
properties:{event:{type:"string",pattern:"^[^\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},socket_error:{type:"object",additionalProperties:!1,properties:{data:{
$ref:"#/definitions/tree"},codes:{type:"object",propertyNames:{$ref:"#/definitions/error_kind"},additionalProperties:{type:"integer",minimum:1e3,maximum:4999}}}},
error_words:{type:["string","object"],minLength:1,minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","integer","null"]}},
envelope_names:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions\
/error_words"},body_too_large:{$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},account_suspended:{$ref:"#/definitions/error\
_words"},insufficient_funds:{$ref:"#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{
$ref:"#/definitions/error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"\
#/definitions/error_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definit\
ions/error_words"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/erro\
r_words"},overloaded:{$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{
$ref:"#/definitions/error_words"}}},envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{
$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},account_suspended:{$ref:"#/definitions/s\
tatus"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{type:"integer",minimum:400,maximum:599},prefixes:{type:["string","array"],pattern:"\
^(/|(/[A-Za-z0-9._~-]+)+)$",items:{$ref:"#/definitions/prefix"},minItems:1,uniqueItems:!0},interface:{type:"object",additionalProperties:!1,required:["prefix","\
auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"\
#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/idempotency"},request_id:{$ref:"#/definitions/header_name"},
limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string",minLength:1}},log_headers:{type:"\
array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},cors:{$ref:"#/definitions/cors"}}},cors:{type:"object",additionalProperties:!1,required:[
"origins"],properties:{origins:{$ref:"#/definitions/origins"},headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},expose:{
type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},max_age:{$ref:"#/definitions/duration"}}},origins:{type:["string","array"],pattern:"\
^\\*$",items:{$ref:"#/definitions/origin"},minItems:1,uniqueItems:!0},origin:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+\\])(:[0-9]{\
1,5})?$"},idempotency:{type:"object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"#/definitions/header_name"},keep:{$ref:"#/definitions\
/duration"}}},interface_forward:{type:"object",additionalProperties:!1,required:["headers","query"],properties:{headers:{type:"array",items:{$ref:"#/definitions\
/header_name"},uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{type:"object",additionalProperties:!1,properties:{
header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/query_name"}},"x-variants":{header:{with:["scheme"]},query:{}}},
expression:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},billing_rule:{type:"object",additionalProperties:!1,
required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},text:{$ref:"#/definitions/pointers"},final:{
$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},together:{type:"array",items:{$ref:"#/definitions/name"},minItems:2,uniqueItems:!0},tokens:{
type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["together","cha\
rge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_un\
its"}}},else:{properties:{hold:{$ref:"#/definitions/task_units"}}}},task_units:{type:"object",if:{type:"object",minProperties:1,additionalProperties:{type:"obje\
ct"}},then:{$ref:"#/definitions/class_units"},else:{$ref:"#/definitions/expression"}},class_units:{type:"object",not:{required:["cel"],properties:{cel:{type:"st\
ring"}}},minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},without_usage:{type:["string","object"],
pattern:"^(hold|free)$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},cap:{type:"number",minimum:1,
maximum:1e6},count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,
properties:{at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"},sum:{$ref:"#/definitions/pointers"},ceil:{$ref:"#/definitions/pointers"},
round:{$ref:"#/definitions/pointers"},header:{$ref:"#/definitions/header_name"}},"x-variants":{sum:{with:["at","where"]},ceil:{},round:{},header:{}}},count_where:{
type:"object",additionalProperties:!1,required:["at","in"],properties:{at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:["string","number","boolea\
n","null"]},minItems:1,uniqueItems:!0}}},actual:{type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/weighted"},otherwise:{
$ref:"#/definitions/task_units"},failed:{$ref:"#/definitions/actual_failure"},cancelled:{$ref:"#/definitions/actual_failure"}}},weighted:{type:["string","object"],
pattern:"^(/([^~/]|~0|~1)*)+$",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/weight"},minProperties:1},weight:{type:["i\
nteger","string","object"],minimum:-1e6,maximum:1e6,pattern:"^[a-z][a-z0-9_]*$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
type:"integer",minimum:-1e6,maximum:1e6}},actual_failure:{type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/weigh\
ted"},otherwise:{$ref:"#/definitions/task_units"}}},fact:{type:"object",additionalProperties:!1,properties:{flag:{$ref:"#/definitions/flag"},assume:{$ref:"#/def\
initions/duration"},refuse:{type:"boolean"},type:{type:"string",enum:["string","int","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},
values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definitions/fact_default"},at:{$ref:"#/definitions/places"},cel:{type:"\
string",minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/cou\
nted"},header:{$ref:"#/definitions/header_name"},query:{$ref:"#/definitions/query_name"}},"x-variants":{at:{with:["flag","type","enum","values","default"],required:[
"type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{with:["refuse"]},count:{},header:{with:["type","enum","values","def\
ault"],required:["type"]},query:{with:["type","enum","values","default"],required:["type"]}}},places:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{
$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},counted:{type:"object",additionalProperties:!1,required:["each"],properties:{each:{$ref:"#/definitions/\
places"},where:{$ref:"#/definitions/matcher"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},default:{type:"integer",minimum:1,maximum:1e6},
less:{$ref:"#/definitions/pointer"}},dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{
type:"array",items:{type:["string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["integer","object"],additionalProperties:!1,required:["from","to"],properties:{
from:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991}}},fact_default:{
type:["string","integer","boolean","object"],additionalProperties:!1,minProperties:1,properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/definitions/na\
me"}}},flag:{type:"object",additionalProperties:!1,required:["names","in"],properties:{names:{type:"array",items:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9_-]*\
$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{type:"object",additionalProperties:!1,properties:{cel:{type:"string",minLength:1},file:{
$ref:"#/definitions/part_name"},otherwise:{type:"string",minLength:1}},"x-variants":{cel:{},file:{with:["otherwise"]}}},task_kind:{type:"object",additionalProperties:!1,
required:["id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},query:{type:"string",pattern:"^/[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{id\\}[^\
\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$"},cancel:{type:"string",pattern:"^(POST|PUT|PATCH|DELETE) /[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{id\\}[^\\s#{}]*(\\{[a-\
zA-Z0-9_]+\\}[^\\s#{}]*)*$"},status:{$ref:"#/definitions/task_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{$ref:"#/definitions/task_unknow\
n_outcome"},nothing_made:{type:"array",items:{$ref:"#/definitions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"object",additionalProperties:!1,required:[
"status"],dependencies:{at:["in"],in:["at"]},properties:{status:{type:"array",items:{type:["integer","string"],minimum:200,maximum:599,pattern:"^4xx$"},minItems:1,
uniqueItems:!0},at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:["string","integer"],minLength:1},minItems:1,uniqueItems:!0}}},task_unknown_outcome:{
type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"\
^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/poin\
ter"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_wi\
thin"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}}},unknown_page:{type:"object",additionalProperties:!1,
required:["number","size","items"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},items:{type:"integer",minimum:1,maximum:1e4},
most:{type:"integer",minimum:1,maximum:1e3}}},task_status:{type:"object",additionalProperties:!1,required:["at","running","succeeded"],properties:{at:{$ref:"#/d\
efinitions/pointer"},running:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},succeeded:{type:"array",items:{$ref:"#/definitio\
ns/status_value"},minItems:1,uniqueItems:!0},failed:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},failed_at:{$ref:"#/defini\
tions/pointers"},cancelled:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0}}},status_value:{type:["string","integer","boolean",
"null"],minLength:1},fill:{type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{$ref:"#/definitions/json"}},set:{type:"\
object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"},minProperties:1},clamp:{type:"object",propertyNames:{$ref:"\
#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/clamped_range"},minProperties:1},hide:{$ref:"#/definitions/hidden_events"},items:{type:"array",
items:{$ref:"#/definitions/fill_item"}}},minProperties:1,dependencies:{hide:["set"]}},clamped_range:{type:"object",additionalProperties:!1,properties:{min:{type:"\
number"},max:{type:"number"}},minProperties:1},hidden_events:{type:"object",additionalProperties:!1,required:["has"],properties:{has:{$ref:"#/definitions/pointe\
r"},empty:{$ref:"#/definitions/pointer"}}},fill_item:{type:"object",additionalProperties:!1,required:["in","member","from","values"],properties:{in:{$ref:"#/def\
initions/pointer"},member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{type:"object",minProperties:1,additionalProperties:{$ref:"#/defin\
itions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:["type","page","item","list"],properties:{type:{$ref:"#/definitions/name"},page:{$ref:"\
#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},item:{$ref:"#/definitions/tree"},list:{$ref:"#/definitions/t\
ree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["size","default","max"],properties:{size:{$ref:"#/definitions/query_name"},token:{$ref:"\
#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},max:{
type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:["before"]}}},path_template:{type:"string",pattern:"^/[^\\s?#]*$"},match:{type:"string",
pattern:"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"},names:{type:["string","array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},
route:{type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{
$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/defi\
nitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/create\
d_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/defi\
nitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{
$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/defi\
nitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},form:{type:"o\
bject",minProperties:1,maxProperties:100,propertyNames:{$ref:"#/definitions/part_name"},additionalProperties:{$ref:"#/definitions/form_part"}},file:{$ref:"#/def\
initions/file_body"},websocket:{$ref:"#/definitions/websocket"},retired:{$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},examples:{
type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_re\
source","removes_resource","facts","branches","shorthand","body","forbid","fill","forward","billing","creates_task","on_abort","drain","form","file","websocket"]},
upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","forbid","fill","forward","form","file","on_abort","drain"]},resources:{
with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{with:["creates_resource"]},account:{}},"x-excludes":{branches:["shorthand","body","for\
bid","fill","forward","billing","creates_task"],websocket:["form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_t\
ask","on_abort","drain"]}},drain_limits:{type:"object",additionalProperties:!1,properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/size"}}},
form_part:{type:"object",additionalProperties:!1,properties:{type:{type:"string",enum:["string","int","bool","file"]},required:{type:"boolean"},max:{$ref:"#/def\
initions/size"},content_types:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"}},lines:{$ref:"#/definiti\
ons/file_lines"},repeat:{type:"integer",minimum:1,maximum:1e3}}},file_lines:{type:"object",additionalProperties:!1,properties:{when:{type:"object",minProperties:1,
additionalProperties:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string"}}},body:{$ref:"#/definitions/schema_file"},requires_owner:{type:"array",items:{
$ref:"#/definitions/line_owner"}}}},file_body:{type:"object",additionalProperties:!1,required:["content_types"],properties:{content_types:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"string",pattern:"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"}},json:{type:"boolean"}}},websocket:{type:"object",additionalProperties:!1,required:[
"event","starts","ends"],properties:{event:{$ref:"#/definitions/pointer"},starts:{$ref:"#/definitions/event_names"},ends:{$ref:"#/definitions/event_names"},reports:{
$ref:"#/definitions/event_names"},message:{$ref:"#/definitions/size"},idle:{$ref:"#/definitions/duration"},messages:{$ref:"#/definitions/caller_messages"},unread:{
type:"boolean"}}},caller_messages:{type:"object",additionalProperties:!1,properties:{values:{type:"object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{
type:"array",uniqueItems:!0,items:{type:"string"}}},requires_owner:{type:"array",items:{$ref:"#/definitions/message_owner"}}}},event_names:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"string",minLength:1}},model_rule:{type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},default:{$ref:"\
#/definitions/model_id"},param:{$ref:"#/definitions/names"},query:{$ref:"#/definitions/query_name"},is:{$ref:"#/definitions/model_id"},type:{$ref:"#/definitions\
/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"array",items:{$ref:"\
#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit","upst\
ream"]},query:{with:["default","type","prefix","unit","upstream"]},is:{}}},required_owner:{type:"object",additionalProperties:!1,required:["resource"],properties:{
resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},param:{$ref:"#/definitions/name"},query:{$ref:"#/definitions/qu\
ery_name"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},host:{$ref:"#/definitions/resource_host"},unread:{type:"boolean"}},"x-varian\
ts":{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},uri:{with:["unread"]},host:{with:["unread"]}}},line_owner:{type:"ob\
ject",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},
each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},host:{$ref:"#/definitions/resource_host"}},"x-variants":{at:{with:["optional"]},each:{},
uri:{},host:{}}},message_owner:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definit\
ions/pointer"},each:{$ref:"#/definitions/places"}},"x-variants":{at:{},each:{}}},uri_scheme:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://$"},resource_host:{type:"\
string",pattern:"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},created_resource:{type:"object",additionalProperties:!1,required:["resource","id"],properties:{resource:{$ref:"#\
/definitions/name"},id:{type:"array",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0}}},removed_resource:{type:"object",additionalProperties:!1,required:[
"resource","param"],properties:{resource:{$ref:"#/definitions/name"},param:{$ref:"#/definitions/name"}}},account_view:{type:"object",additionalProperties:!1,required:[
"show","answer"],properties:{show:{enum:["balance","usage","limits","prices","tasks","statement","requests","request"]},item:{$ref:"#/definitions/tree"},answer:{
$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},param:{$ref:"#/definitions/name"},month:{$ref:"#/definitions/query_name"},rate:{$ref:"#/definit\
ions/rate"},range:{$ref:"#/definitions/day_range"}}},day_range:{type:"object",additionalProperties:!1,required:["from","to"],properties:{from:{$ref:"#/definitio\
ns/query_name"},to:{$ref:"#/definitions/query_name"}}},resource_list:{type:"object",additionalProperties:!1,required:["list","query","item","answer","page"],properties:{
list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"#/definitions/pointer"},item:{$ref:"#/definitio\
ns/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"}}},branch:{type:"object",additionalProperties:!1,required:["name"],properties:{
name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"\
array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/rout\
e_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:["billing"]}},when:{type:"object",additionalProperties:!1,
properties:{prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},cel:{type:"string",minLength:1},unit:{$ref:"#/definitions/unit"}},
minProperties:1},shorthand:{type:"object",additionalProperties:!1,required:["prompt","images","into","roles"],properties:{prompt:{type:"string",minLength:1},images:{
type:"string",minLength:1},into:{type:"string",minLength:1},roles:{type:"array",items:{type:"string",minLength:1},minItems:1}}},route_forward:{type:"object",additionalProperties:!1,
properties:{only:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/definitions/path_template"}},minProperties:1},task_parameter:{
type:["string","object"],pattern:"^[a-z][a-z0-9_]*$",additionalProperties:!1,required:["query"],properties:{query:{$ref:"#/definitions/query_name"}}},task_action:{
type:"object",additionalProperties:!1,required:["kinds"],properties:{poll:{$ref:"#/definitions/task_parameter"},cancel:{$ref:"#/definitions/task_parameter"},list:{
$ref:"#/definitions/tree"},kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/tree"},page:{$ref:"#/defin\
itions/task_page"},filters:{$ref:"#/definitions/task_filters"}},"x-variants":{poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}}},
task_page:{type:"object",additionalProperties:!1,required:["number","size","default","max"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/d\
efinitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,
properties:{status:{$ref:"#/definitions/query_name"},model:{$ref:"#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{type:"string",minLength:1},after:{type:"string",minLength:1},body:{$ref:"#/definitions/json"},headers:{type:"object",propertyNames:{
$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},params:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"\
string"}},answer:{$ref:"#/definitions/answer"},polls:{type:"array",minItems:1,maxItems:2,items:{$ref:"#/definitions/answer"}},expect:{$ref:"#/definitions/expect"}}},
answer:{type:"object",additionalProperties:!1,minProperties:1,properties:{status:{type:"integer",minimum:200,maximum:599},headers:{type:"object",propertyNames:{
$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/json"},events:{type:"array",minItems:1,items:{$ref:"#/definiti\
ons/json"}},stream:{$ref:"#/definitions/file_path"}}},expect:{type:"object",additionalProperties:!1,properties:{branch:{$ref:"#/definitions/name"},units:{type:"\
object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"number",minimum:0,maximum:1e9}},charge:{$ref:"#/definitions/amount"},
state:{enum:["running","succeeded","failed","unknown","review"]},request:{type:"string",pattern:"^[A-Z]+ /\\S*$"},sent:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"}},capped:{type:"boolean"},task:{type:"string",minLength:1},resource:{type:"object",
minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string",minLength:1}},facts:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},hold:{$ref:"#/definitions/amount"},error:{$ref:"#/definitions/error_kind"}},
minProperties:1},mount:{type:"object",additionalProperties:!1,required:["prefix","upstream"],properties:{prefix:{$ref:"#/definitions/prefix"},upstream:{$ref:"#/\
definitions/name"},interface:{$ref:"#/definitions/name"},shared:{type:"boolean"}}},credential_jwt:{type:"object",additionalProperties:!1,required:["algorithm","\
secret"],properties:{algorithm:{enum:["HS256","ES256","RS256"]},secret:{$ref:"#/definitions/secret"},key_id:{$ref:"#/definitions/setting"},issuer:{$ref:"#/defin\
itions/setting"},subject:{$ref:"#/definitions/setting"},audience:{$ref:"#/definitions/setting"},claims:{type:"object",propertyNames:{pattern:"^(?!(iss|sub|aud|i\
at|nbf|exp)$)"},additionalProperties:{type:["string","number","boolean"]}},lifetime:{$ref:"#/definitions/duration"}}},credential_oauth2:{type:"object",additionalProperties:!1,
required:["token_url"],"x-variants":{client_secret:{with:["client_id","client_auth"],required:["client_id"]},assertion:{}},properties:{token_url:{$ref:"#/defini\
tions/setting"},client_id:{$ref:"#/definitions/setting"},client_secret:{$ref:"#/definitions/secret"},assertion:{$ref:"#/definitions/credential_jwt"},scope:{type:"\
string",minLength:1},form:{type:"object",additionalProperties:{type:"string"}},client_auth:{enum:["basic","body"]}}},credential_sigv4:{type:"object",additionalProperties:!1,
required:["region","service"],"x-variants":{access_key:{with:["secret_key","session_token"],required:["secret_key"]},keys_file:{with:["profile"]}},properties:{region:{
$ref:"#/definitions/setting"},service:{$ref:"#/definitions/setting"},access_key:{$ref:"#/definitions/setting"},secret_key:{$ref:"#/definitions/secret"},session_token:{
$ref:"#/definitions/secret"},keys_file:{$ref:"#/definitions/file_path"},profile:{type:"string",pattern:"^[^\\[\\]\\s]+$"}}}}},o=Object.prototype.hasOwnProperty,
I=Fi().default,Yi={type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/listen_address"},metrics:{$ref:"#/definitions/listen_address"},
body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/serv\
er_drain"},drains:{$ref:"#/definitions/server_drains"},envelope:{$ref:"#/definitions/name"},account_page:{$ref:"#/definitions/account_page"},request_id:{$ref:"#\
/definitions/header_name"},trusted_proxies:{type:"array",items:{type:"string",pattern:"^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$"},maxItems:100},tracing:{$ref:"#/defi\
nitions/server_tracing"}}};var Ki=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");var Ji=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function G(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ji.test(e))return G.errors=[0],!1}else return G.
errors=[0],!1;return G.errors=i,r===0}function li(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ki.test(e))return li.errors=[0],!1}else return li.errors=[0],!1;return li.errors=i,r===0}function Ae(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ae.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ki.test(e))return Ae.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return Ae.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="env"||n==="default")){return Ae.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;G(e.env,0)||(i=i===null?G.errors:i.concat(
G.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=r;li(e.default,0)||(i=i===null?li.errors:i.concat(li.errors),
r=i.length);var s=n===r}else var s=!0}}}}return Ae.errors=i,r===0}var Qi=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function F(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Qi.test(e))return F.errors=[0],!1}else
return F.errors=[0],!1;return F.errors=i,r===0}function _r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="nodes"||t==="kept"||t==="kept_\
per_account")){return _r.errors=[0],!1;break}if(u===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let t=e.nodes,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return _r.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e7||isNaN(t))return _r.errors=[0],!1;if(t<1||isNaN(t))return _r.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let t=r;F(e.kept,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let t=r;F(e.kept_per_account,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else
var s=!0}}}else return _r.errors=[0],!1;return _r.errors=i,r===0}var Xi=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function b(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Xi.test(e))return b.errors=[0],!1}else return b.
errors=[0],!1;return b.errors=i,r===0}function fi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t===
"headers"||t==="body"||t==="request")){return fi.errors=[0],!1;break}if(u===r){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;b(e.headers,0)||(i=i===null?b.
errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let t=r;b(e.body,0)||(i=i===null?b.errors:i.concat(b.
errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let t=r;b(e.request,0)||(i=i===null?b.errors:i.concat(b.errors),r=
i.length);var s=t===r}else var s=!0}}}else return fi.errors=[0],!1;return fi.errors=i,r===0}function ui(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="lame_duck"||t==="limit")){return ui.
errors=[0],!1;break}if(u===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let t=r;b(e.lame_duck,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;b(e.limit,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}else
return ui.errors=[0],!1;return ui.errors=i,r===0}function ci(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="bytes"||t==="per_second")){return ci.
errors=[0],!1;break}if(u===r){if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;F(e.bytes,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.per_second!==void 0&&o.call(e,"per_second")){let t=r;F(e.per_second,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0}}else
return ci.errors=[0],!1;return ci.errors=i,r===0}var ki=new RegExp("^[a-z][a-z0-9_]*$","u");function y(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ki.test(e))return y.errors=[0],!1}else return y.errors=
[0],!1;return y.errors=i,r===0}var Ni=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Me(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ni.test(e))return Me.errors=[0],!1}else return Me.errors=[0],!1;return Me.errors=i,r===0}var es=new RegExp("^[^\\r\\n\\t]{1,200}$","u");function _e(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!es.test(e))return _e.errors=[0],!1}else return _e.
errors=[0],!1;return _e.errors=i,r===0}function S(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(I(e)<1)return S.errors=[0],!1}else return S.errors=[0],!1;return S.errors=i,r===0}function Ir(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ir.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ni.test(e))return Ir.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.path===void 0||!o.call(e,"path"))&&(u="path"))return Ir.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="path"||n==="name"||n==="logo"||n==="contact")){return Ir.errors=[0],!1;break}if(t===r){if(e.path!==void 0&&o.call(e,"path")){let n=r;Me(e.path,
0)||(i=i===null?Me.errors:i.concat(Me.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.name!==void 0&&o.call(e,"name")){let n=r;_e(e.name,0)||(i=i===null?
_e.errors:i.concat(_e.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.logo!==void 0&&o.call(e,"logo")){let n=r;S(e.logo,0)||(i=i===null?S.errors:i.concat(
S.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.contact!==void 0&&o.call(e,"contact")){let n=r;_e(e.contact,0)||(i=i===null?_e.errors:i.concat(_e.errors),
r=i.length);var s=n===r}else var s=!0}}}}}}return Ir.errors=i,r===0}var rs=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function x(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!rs.test(e))return x.errors=[0],!1}else return x.
errors=[0],!1;return x.errors=i,r===0}var xi=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");function Fr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Fr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!xi.test(e))return Fr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="env"||t==="file")){return Fr.errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.env,0)||(i=i===null?G.errors:i.concat(
G.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;S(e.file,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);
var s=t===r}else var s=!0;if(s&&U({env:{},file:{}},e).length!==0)return Fr.errors=[0],!1}}}}return Fr.errors=i,r===0}function Yr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Yr.errors=[0],!1;if(e<0||isNaN(e))return Yr.errors=[0],!1}else
return Yr.errors=[0],!1;return Yr.errors=i,r===0}function Jr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(u="endpoint"))return Jr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="endpoint"||n==="sample")){return Jr.errors=[0],!1;
break}if(t===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let n=r;Fr(e.endpoint,0)||(i=i===null?Fr.errors:i.concat(Fr.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let n=r;Yr(e.sample,0)||(i=i===null?Yr.errors:i.concat(Yr.errors),r=i.length);var s=n===r}else var s=!0}}}else return Jr.
errors=[0],!1;return Jr.errors=i,r===0}var is=new RegExp("^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$","u");function ir(e){let i=null,r=0;if(r===0)if(e&&typeof e=="obje\
ct"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!o.call(Yi.properties,n)){return ir.errors=[0],!1;break}if(t===r){if(e.listen!==void 0&&o.call(e,
"listen")){let n=r;Ae(e.listen,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metric\
s")){let n=r;Ae(e.metrics,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_lim\
it")){let n=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let n=r;
_r(e.bodies,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;fi(e.timeout,
0)||(i=i===null?fi.errors:i.concat(fi.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let n=r;ui(e.drain,0)||(i=i===
null?ui.errors:i.concat(ui.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.drains!==void 0&&o.call(e,"drains")){let n=r;ci(e.drains,0)||(i=i===null?ci.
errors:i.concat(ci.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let n=r;y(e.envelope,0)||(i=i===null?y.errors:
i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.account_page!==void 0&&o.call(e,"account_page")){let n=r;Ir(e.account_page,0)||(i=i===null?Ir.
errors:i.concat(Ir.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.request_id!==void 0&&o.call(e,"request_id")){let n=r;x(e.request_id,0)||(i=i===null?
x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.trusted_proxies!==void 0&&o.call(e,"trusted_proxies")){let n=e.trusted_proxies,l=r;
if(r===l)if(Array.isArray(n)){if(n.length>100)return ir.errors=[0],!1;{var u=!0;let _=n.length;for(let m=0;m<_;m++){let p=n[m],c=r;if(r===c)if(typeof p=="string"){
if(!is.test(p))return ir.errors=[0],!1}else return ir.errors=[0],!1;var u=c===r;if(!u)break}}}else return ir.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.tracing!==
void 0&&o.call(e,"tracing")){let n=r;Jr(e.tracing,0)||(i=i===null?Jr.errors:i.concat(Jr.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}}}}else return ir.
errors=[0],!1;return ir.errors=i,r===0}function E(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return E.errors=[0],!1;if(r===0){if(typeof e=="string"&&I(e)<1)return E.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return E.errors=
[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===n)if(typeof t=="string"){if(I(t)<1)return E.errors=[0],!1}else return E.errors=[0],!1;var s=n===
r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;S(e.file,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s&&
U({env:{with:["default"]},file:{}},e).length!==0)return E.errors=[0],!1}}}}}return E.errors=i,r===0}function Y(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="file")){return Y.errors=
[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let t=r;S(e.file,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s&&U({env:{},file:{}},
e).length!==0)return Y.errors=[0],!1}}}else return Y.errors=[0],!1;return Y.errors=i,r===0}function ai(e){let i=null,r=0;return typeof e!="string"?(ai.errors=[0],!1):e==="viewer"||e==="operator"||e==="admin"?(ai.errors=i,r===0):(ai.errors=[0],!1)}var ss=new RegExp(
"^([\\x21\\x23-\\x5B\\x5D-\\x7E]+ )*openid( [\\x21\\x23-\\x5B\\x5D-\\x7E]+)*$","u");function xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t;if((e.issuer===void 0||!o.call(e,"issuer"))&&(t="issuer")||(e.client_id===void 0||!o.call(e,"client_id"))&&(t="client_id")||(e.client_secret===void 0||
!o.call(e,"client_secret"))&&(t="client_secret")||(e.groups===void 0||!o.call(e,"groups"))&&(t="groups"))return xe.errors=[0],!1;{let n=r;for(let l of Object.keys(
e))if(!(l==="issuer"||l==="client_id"||l==="client_secret"||l==="scope"||l==="groups_claim"||l==="groups")){return xe.errors=[0],!1;break}if(n===r){if(e.issuer!==
void 0&&o.call(e,"issuer")){let l=r;E(e.issuer,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_id!==void 0&&
o.call(e,"client_id")){let l=r;E(e.client_id,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_secret!==void 0&&
o.call(e,"client_secret")){let l=r;Y(e.client_secret,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.scope!==void 0&&
o.call(e,"scope")){let l=e.scope,f=r;if(r===f)if(typeof l=="string"){if(!ss.test(l))return xe.errors=[0],!1}else return xe.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.groups_claim!==void 0&&o.call(e,"groups_claim")){let l=e.groups_claim,f=r;if(r===f)if(typeof l=="string"){if(I(l)<1)return xe.errors=[0],!1}else return xe.
errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.groups!==void 0&&o.call(e,"groups")){let l=e.groups,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(Object.keys(l).length<1)return xe.errors=[0],!1;for(let m of Object.keys(l)){let p=r;ai(l[m],0)||(i=i===null?ai.errors:i.concat(ai.errors),r=i.length);var u=p===
r;if(!u)break}}else return xe.errors=[0],!1;var s=f===r}else var s=!0}}}}}}}else return xe.errors=[0],!1;return xe.errors=i,r===0}function Lr(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.listen===void 0||!o.call(e,"listen"))&&(u="listen"))return Lr.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="listen"||n==="public_url"||n==="oidc")){return Lr.errors=[0],!1;break}if(t===r){if(e.listen!==void 0&&o.call(e,"listen")){let n=r;Ae(e.listen,
0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.public_url!==void 0&&o.call(e,"public_url")){let n=r;if(typeof e.
public_url!="string")return Lr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.oidc!==void 0&&o.call(e,"oidc")){let n=r;xe(e.oidc,0)||(i=i===null?xe.errors:i.
concat(xe.errors),r=i.length);var s=n===r}else var s=!0}}}}else return Lr.errors=[0],!1;return Lr.errors=i,r===0}var Si=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function sr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return sr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Si.test(e))return sr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;
for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return sr.errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.
env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===
n)if(typeof t=="string"){if(!Si.test(t))return sr.errors=[0],!1}else return sr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){
let t=r;S(e.file,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s&&U({env:{with:["default"]},file:{}},e).length!==0)return sr.
errors=[0],!1}}}}}return sr.errors=i,r===0}function Qr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.url===void 0||!o.call(
e,"url"))&&(u="url"))return Qr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="url"||n==="unwritten"||n==="start_timeout")){return Qr.errors=[0],!1;
break}if(t===r){if(e.url!==void 0&&o.call(e,"url")){let n=r;sr(e.url,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
unwritten!==void 0&&o.call(e,"unwritten")){let n=r;b(e.unwritten,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.start_timeout!==
void 0&&o.call(e,"start_timeout")){let n=r;b(e.start_timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}}else return Qr.
errors=[0],!1;return Qr.errors=i,r===0}function hr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="first"||t==="longest"||t==="co\
ncurrency"||t==="claim"||t==="lease")){return hr.errors=[0],!1;break}if(u===r){if(e.first!==void 0&&o.call(e,"first")){let t=r;b(e.first,0)||(i=i===null?b.errors:
i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let t=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let t=e.concurrency,n=r;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return hr.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1024||isNaN(t))return hr.errors=[0],!1;if(t<1||isNaN(t))return hr.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let t=r;b(e.claim,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let t=r;b(e.lease,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else
var s=!0}}}}}else return hr.errors=[0],!1;return hr.errors=i,r===0}function gr(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return gr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let u;if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return gr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default")){
return gr.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;G(e.env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=n===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(typeof n!="string")return gr.errors=[0],!1;if(!(n==="0"||n==="1"||n==="false"||
n==="true"))return gr.errors=[0],!1;var s=l===r}else var s=!0}}}return gr.errors=i,r===0}function pi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="timeout"||t==="limit"||t==="tolerance"||t==="shortest"||t==="allow_private")){return pi.errors=[0],!1;
break}if(u===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let t=r;b(e.timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let t=r;F(e.limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let t=r;b(e.tolerance,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let t=r;b(e.shortest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let t=r;gr(e.allow_private,0)||(i=i===null?gr.errors:i.concat(gr.errors),r=i.length);var s=t===r}else var s=!0}}}}}else return pi.errors=
[0],!1;return pi.errors=i,r===0}function br(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="allow_hosts"||n==="timeout"||n===
"keep")){return br.errors=[0],!1;break}if(t===r){if(e.allow_hosts!==void 0&&o.call(e,"allow_hosts")){let n=e.allow_hosts,l=r;if(r===l)if(Array.isArray(n)){var s=!0;
let f=n.length;for(let _=0;_<f;_++){let m=n[_],p=r;if(r===p)if(typeof m=="string"){if(I(m)<1)return br.errors=[0],!1}else return br.errors=[0],!1;var s=p===r;if(!s)
break}}else return br.errors=[0],!1;var u=l===r}else var u=!0;if(u){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;b(e.timeout,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var u=n===r}else var u=!0;if(u)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;b(e.keep,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var u=n===r}else var u=!0}}}else return br.errors=[0],!1;return br.errors=i,r===0}function di(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="usage"||t==="tasks")){return di.
errors=[0],!1;break}if(u===r){if(e.usage!==void 0&&o.call(e,"usage")){let t=r;b(e.usage,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.tasks!==void 0&&o.call(e,"tasks")){let t=r;b(e.tasks,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}else return di.
errors=[0],!1;return di.errors=i,r===0}var ns=new RegExp("^off$","u"),ts=new RegExp("^[1-9][0-9]{0,5}/s$","u");function nr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(
e)))return nr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ns.test(e))return nr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="keep"||t==="size"||t==="rate"||t==="client")){return nr.errors=[0],!1;break}if(u===r){if(e.keep!==void 0&&o.call(e,"keep")){let t=r;b(e.keep,0)||
(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;F(e.size,0)||(i=i===null?F.errors:
i.concat(F.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let t=e.rate,n=r;if(r===n)if(typeof t=="string"){if(!ts.test(
t))return nr.errors=[0],!1}else return nr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.client!==void 0&&o.call(e,"client")){let t=e.client,n=r;if(!(t==="ne\
twork"||t==="full"))return nr.errors=[0],!1;var s=n===r}else var s=!0}}}}}return nr.errors=i,r===0}function dr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(I(e)>2e3)return dr.errors=[0],!1;if(I(e)<1)return dr.errors=[0],!1}else return dr.errors=[0],!1;
return dr.errors=i,r===0}var os=new RegExp("^[A-Za-z0-9][A-Za-z0-9/_.-]{0,31}$","u");function tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let u=r;for(let t of Object.keys(e))if(!(t==="name"||t==="address"||t==="tax_id"||t==="logo"||t==="footer"||t==="invoice"||t==="tz")){return tr.errors=[0],!1;
break}if(u===r){if(e.name!==void 0&&o.call(e,"name")){let t=r;_e(e.name,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.address!==void 0&&o.call(e,"address")){let t=r;dr(e.address,0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
tax_id!==void 0&&o.call(e,"tax_id")){let t=r;_e(e.tax_id,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.logo!==void 0&&
o.call(e,"logo")){let t=r;S(e.logo,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.footer!==void 0&&o.call(e,"foote\
r")){let t=r;dr(e.footer,0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.invoice!==void 0&&o.call(e,"invoice")){let t=e.
invoice,n=r;if(r===n)if(typeof t=="string"){if(!os.test(t))return tr.errors=[0],!1}else return tr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.tz!==void 0&&
o.call(e,"tz")){let t=e.tz,n=r;if(r===n)if(typeof t=="string"){if(I(t)<1)return tr.errors=[0],!1}else return tr.errors=[0],!1;var s=n===r}else var s=!0}}}}}}}else
return tr.errors=[0],!1;return tr.errors=i,r===0}var ls=new RegExp("^[A-Z]{3}$","u");var Di=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function ee(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Di.test(e))return ee.errors=[0],
!1}else return ee.errors=[0],!1;return ee.errors=i,r===0}function $e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.code===
void 0||!o.call(e,"code"))&&(u="code"))return $e.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="code"||n==="overdraft"||n==="time_zone"||n==="low_\
wallet"||n==="price_change_factor")){return $e.errors=[0],!1;break}if(t===r){if(e.code!==void 0&&o.call(e,"code")){let n=e.code,l=r;if(r===l)if(typeof n=="strin\
g"){if(!ls.test(n))return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let n=r;
ee(e.overdraft,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.time_zone!==void 0&&o.call(e,"time_zone")){let n=e.
time_zone,l=r;if(r===l)if(typeof n=="string"){if(I(n)<1)return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.low_wallet!==void 0&&
o.call(e,"low_wallet")){let n=r;ee(e.low_wallet,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.price_change_factor!==
void 0&&o.call(e,"price_change_factor")){let n=e.price_change_factor,l=r;if(r===l)if(typeof n=="number"&&isFinite(n)){if(n>1e9||isNaN(n))return $e.errors=[0],!1;
if(n<1||isNaN(n))return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0}}}}}}else return $e.errors=[0],!1;return $e.errors=i,r===0}var M=Ti().default;var fs=new RegExp("^(0|[1-9][0-9]{0,11})/min$","u");function He(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!fs.test(e))return He.errors=[0],!1}else return He.
errors=[0],!1;return He.errors=i,r===0}function V(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.by===void 0||!o.call(e,"by"))&&
(n="by"))return V.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="by"||f==="models"||f==="requests"||f==="tokens"||f==="concurrent_requests"||f==="\
concurrent_tasks"||f==="spend_per_day"||f==="spend_per_month")){return V.errors=[0],!1;break}if(l===r){if(e.by!==void 0&&o.call(e,"by")){let f=e.by,_=r;if(r===_)
if(Array.isArray(f)){if(f.length<1)return V.errors=[0],!1;{var s=!0;let m=f.length;for(let p=0;p<m;p++){let c=f[p],a=r;if(!(c==="key"||c==="account"||c==="model"))
return V.errors=[0],!1;var s=a===r;if(!s)break}if(s){let p=f.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(M(f[p],f[c])){return V.errors=[0],!1;break e}}}}}else return V.
errors=[0],!1;var u=_===r}else var u=!0;if(u){if(e.models!==void 0&&o.call(e,"models")){let f=e.models,_=r;if(r===_)if(Array.isArray(f)){if(f.length<1)return V.
errors=[0],!1;{var t=!0;let p=f.length;for(let c=0;c<p;c++){let a=f[c],v=r;if(r===v)if(typeof a=="string"){if(I(a)<1)return V.errors=[0],!1}else return V.errors=
[0],!1;var t=v===r;if(!t)break}if(t){let c=f.length,a;if(c>1){let v={};for(;c--;){let h=f[c];if(typeof h=="string"){if(typeof v[h]=="number"){return a=v[h],V.errors=
[0],!1;break}v[h]=c}}}}}}else return V.errors=[0],!1;var u=_===r}else var u=!0;if(u){if(e.requests!==void 0&&o.call(e,"requests")){let f=r;He(e.requests,0)||(i=
i===null?He.errors:i.concat(He.errors),r=i.length);var u=f===r}else var u=!0;if(u){if(e.tokens!==void 0&&o.call(e,"tokens")){let f=r;He(e.tokens,0)||(i=i===null?
He.errors:i.concat(He.errors),r=i.length);var u=f===r}else var u=!0;if(u){if(e.concurrent_requests!==void 0&&o.call(e,"concurrent_requests")){let f=e.concurrent_requests,
_=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return V.errors=[0],!1;if(r===_&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return V.errors=
[0],!1;if(f<0||isNaN(f))return V.errors=[0],!1}var u=_===r}else var u=!0;if(u){if(e.concurrent_tasks!==void 0&&o.call(e,"concurrent_tasks")){let f=e.concurrent_tasks,
_=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return V.errors=[0],!1;if(r===_&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return V.errors=
[0],!1;if(f<0||isNaN(f))return V.errors=[0],!1}var u=_===r}else var u=!0;if(u){if(e.spend_per_day!==void 0&&o.call(e,"spend_per_day")){let f=r;ee(e.spend_per_day,
0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var u=f===r}else var u=!0;if(u)if(e.spend_per_month!==void 0&&o.call(e,"spend_per_month")){let f=r;ee(
e.spend_per_month,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var u=f===r}else var u=!0}}}}}}}}}else return V.errors=[0],!1;return V.errors=i,r===
0}var us={type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"\
#/definitions/name"},additionalProperties:{$ref:"#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},
health:{$ref:"#/definitions/upstream_health"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},headers:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/header_name"},additionalProperties:{$ref:"#/definitions/setting"}},query:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/q\
uery_name"},additionalProperties:{type:"string",minLength:1}},maintenance:{$ref:"#/definitions/maintenance"},timeout:{$ref:"#/definitions/upstream_timeout"},connections:{
type:"integer",minimum:1,maximum:1e6},credential_refused:{enum:["upstream_failed_on_401","upstream_failed","pass_on"]}}};function Be(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Be.errors=[0],!1;if(r===0){if(typeof e=="string"&&!xi.test(
e))return Be.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return Be.
errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===n)if(typeof t=="string"){if(!xi.test(t))return Be.errors=[0],!1}else return Be.errors=
[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;S(e.file,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===
r}else var s=!0;if(s&&U({env:{with:["default"]},file:{}},e).length!==0)return Be.errors=[0],!1}}}}}return Be.errors=i,r===0}var cs=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function xr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!cs.test(e))return xr.errors=[0],!1}else return xr.
errors=[0],!1;return xr.errors=i,r===0}var as=new RegExp("^(?!(iss|sub|aud|iat|nbf|exp)$)","u");function je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.algorithm===
void 0||!o.call(e,"algorithm"))&&(n="algorithm")||(e.secret===void 0||!o.call(e,"secret"))&&(n="secret"))return je.errors=[0],!1;{let l=r;for(let f of Object.keys(
e))if(!(f==="algorithm"||f==="secret"||f==="key_id"||f==="issuer"||f==="subject"||f==="audience"||f==="claims"||f==="lifetime")){return je.errors=[0],!1;break}if(l===
r){if(e.algorithm!==void 0&&o.call(e,"algorithm")){let f=e.algorithm,_=r;if(!(f==="HS256"||f==="ES256"||f==="RS256"))return je.errors=[0],!1;var s=_===r}else var s=!0;
if(s){if(e.secret!==void 0&&o.call(e,"secret")){let f=r;Y(e.secret,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.
key_id!==void 0&&o.call(e,"key_id")){let f=r;E(e.key_id,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.issuer!==void 0&&
o.call(e,"issuer")){let f=r;E(e.issuer,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.subject!==void 0&&o.call(e,"\
subject")){let f=r;E(e.subject,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.audience!==void 0&&o.call(e,"audienc\
e")){let f=r;E(e.audience,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.claims!==void 0&&o.call(e,"claims")){let f=e.
claims,_=r;if(r===_)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let p of Object.keys(f)){let c=r;typeof p=="string"&&(as.test(p)||(i===null?i=[0]:i.push(0),
r++));var u=c===r;if(!u){return i===null?i=[0]:i.push(0),r++,je.errors=i,!1;break}}if(u)for(let p of Object.keys(f)){let c=f[p],a=r;if(typeof c!="string"&&!(typeof c==
"number"&&isFinite(c))&&typeof c!="boolean")return je.errors=[0],!1;var t=a===r;if(!t)break}}else return je.errors=[0],!1;var s=_===r}else var s=!0;if(s)if(e.lifetime!==
void 0&&o.call(e,"lifetime")){let f=r;b(e.lifetime,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=f===r}else var s=!0}}}}}}}}}else return je.errors=
[0],!1;return je.errors=i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.token_url===void 0||!o.call(e,"token_url"))&&(t="token_url"))return Ne.
errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="token_url"||l==="client_id"||l==="client_secret"||l==="assertion"||l==="scope"||l==="form"||l==="cl\
ient_auth")){return Ne.errors=[0],!1;break}if(n===r){if(e.token_url!==void 0&&o.call(e,"token_url")){let l=r;E(e.token_url,0)||(i=i===null?E.errors:i.concat(E.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_id!==void 0&&o.call(e,"client_id")){let l=r;E(e.client_id,0)||(i=i===null?E.errors:i.concat(E.errors),r=
i.length);var s=l===r}else var s=!0;if(s){if(e.client_secret!==void 0&&o.call(e,"client_secret")){let l=r;Y(e.client_secret,0)||(i=i===null?Y.errors:i.concat(Y.
errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assertion!==void 0&&o.call(e,"assertion")){let l=r;je(e.assertion,0)||(i=i===null?je.errors:i.concat(je.
errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.scope!==void 0&&o.call(e,"scope")){let l=e.scope,f=r;if(r===f)if(typeof l=="string"){if(I(l)<1)return Ne.
errors=[0],!1}else return Ne.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.form!==void 0&&o.call(e,"form")){let l=e.form,f=r;if(r===f)if(l&&typeof l=="obje\
ct"&&!Array.isArray(l))for(let m of Object.keys(l)){let p=r;if(typeof l[m]!="string")return Ne.errors=[0],!1;var u=p===r;if(!u)break}else return Ne.errors=[0],!1;
var s=f===r}else var s=!0;if(s){if(e.client_auth!==void 0&&o.call(e,"client_auth")){let l=e.client_auth,f=r;if(!(l==="basic"||l==="body"))return Ne.errors=[0],!1;
var s=f===r}else var s=!0;if(s&&U({client_secret:{with:["client_id","client_auth"],required:["client_id"]},assertion:{}},e).length!==0)return Ne.errors=[0],!1}}}}}}}}}else
return Ne.errors=[0],!1;return Ne.errors=i,r===0}var ps=new RegExp("^[^\\[\\]\\s]+$","u");function or(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.region===void 0||!o.call(
e,"region"))&&(u="region")||(e.service===void 0||!o.call(e,"service"))&&(u="service"))return or.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="reg\
ion"||n==="service"||n==="access_key"||n==="secret_key"||n==="session_token"||n==="keys_file"||n==="profile")){return or.errors=[0],!1;break}if(t===r){if(e.region!==
void 0&&o.call(e,"region")){let n=r;E(e.region,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.service!==void 0&&o.
call(e,"service")){let n=r;E(e.service,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.access_key!==void 0&&o.call(
e,"access_key")){let n=r;E(e.access_key,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.secret_key!==void 0&&o.call(
e,"secret_key")){let n=r;Y(e.secret_key,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.session_token!==void 0&&o.call(
e,"session_token")){let n=r;Y(e.session_token,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.keys_file!==void 0&&o.
call(e,"keys_file")){let n=r;S(e.keys_file,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.profile!==void 0&&o.call(
e,"profile")){let n=e.profile,l=r;if(r===l)if(typeof n=="string"){if(!ps.test(n))return or.errors=[0],!1}else return or.errors=[0],!1;var s=l===r}else var s=!0;
if(s&&U({access_key:{with:["secret_key","session_token"],required:["secret_key"]},keys_file:{with:["profile"]}},e).length!==0)return or.errors=[0],!1}}}}}}}}}else
return or.errors=[0],!1;return or.errors=i,r===0}function yr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="header"||t==="scheme"||t==="secret"||t==="token_file"||t==="jwt"||t==="oauth2"||t==="sigv4")){return yr.errors=[0],!1;break}if(u===r){if(e.header!==
void 0&&o.call(e,"header")){let t=r;x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(
e,"scheme")){let t=r;xr(e.scheme,0)||(i=i===null?xr.errors:i.concat(xr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.secret!==void 0&&o.call(e,"secre\
t")){let t=r;Y(e.secret,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.token_file!==void 0&&o.call(e,"token_file")){
let t=r;S(e.token_file,0)||(i=i===null?S.errors:i.concat(S.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.jwt!==void 0&&o.call(e,"jwt")){let t=r;je(e.
jwt,0)||(i=i===null?je.errors:i.concat(je.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.oauth2!==void 0&&o.call(e,"oauth2")){let t=r;Ne(e.oauth2,0)||
(i=i===null?Ne.errors:i.concat(Ne.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.sigv4!==void 0&&o.call(e,"sigv4")){let t=r;or(e.sigv4,0)||(i=i===null?
or.errors:i.concat(or.errors),r=i.length);var s=t===r}else var s=!0;if(s&&U({secret:{with:["header","scheme"],required:["header"]},token_file:{with:["header","s\
cheme"]},jwt:{with:["header","scheme"]},oauth2:{with:["header","scheme"]},sigv4:{}},e).length!==0)return yr.errors=[0],!1}}}}}}}}else return yr.errors=[0],!1;return yr.
errors=i,r===0}function $r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="url"||t==="auth"||
t==="weight")){return $r.errors=[0],!1;break}if(u===r){if(e.url!==void 0&&o.call(e,"url")){let t=r;Be(e.url,0)||(i=i===null?Be.errors:i.concat(Be.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let t=r;yr(e.auth,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.weight!==void 0&&o.call(e,"weight")){let t=e.weight,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return $r.errors=[0],!1;if(r===
n&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return $r.errors=[0],!1;if(t<0||isNaN(t))return $r.errors=[0],!1}var s=n===r}else var s=!0}}}else return $r.
errors=[0],!1;return $r.errors=i,r===0}function pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="failures"||t==="ratio"||t==="r\
equests"||t==="window"||t==="open"||t==="slow"||t==="longest")){return pe.errors=[0],!1;break}if(u===r){if(e.failures!==void 0&&o.call(e,"failures")){let t=e.failures,
n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return pe.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return pe.errors=
[0],!1;if(t<1||isNaN(t))return pe.errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.ratio!==void 0&&o.call(e,"ratio")){let t=e.ratio,n=r;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return pe.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t))return pe.errors=[0],!1;if(t<1||isNaN(t))return pe.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let t=e.requests,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return pe.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return pe.errors=[0],!1;if(t<1||isNaN(t))return pe.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.window!==void 0&&o.call(e,"window")){let t=r;b(e.window,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.open!==void 0&&o.call(e,"open")){let t=r;b(e.open,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.slow!==
void 0&&o.call(e,"slow")){let t=r;b(e.slow,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.longest!==void 0&&o.call(
e,"longest")){let t=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}else return pe.errors=[0],!1;return pe.
errors=i,r===0}var ds=new RegExp("^[^\\s&=#?/]+$","u");function q(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ds.test(e))return q.errors=[0],!1}else return q.errors=
[0],!1;return q.errors=i,r===0}function Pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="text"||t==="retry_after")){return Pe.
errors=[0],!1;break}if(u===r){if(e.text!==void 0&&o.call(e,"text")){let t=e.text,n=r;if(r===n)if(typeof t=="string"){if(I(t)<1)return Pe.errors=[0],!1}else return Pe.
errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.retry_after!==void 0&&o.call(e,"retry_after")){let t=r;b(e.retry_after,0)||(i=i===null?b.errors:i.concat(b.errors),
r=i.length);var s=t===r}else var s=!0}}else return Pe.errors=[0],!1;return Pe.errors=i,r===0}function mi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="connect"||t==="headers"||t==="\
idle")){return mi.errors=[0],!1;break}if(u===r){if(e.connect!==void 0&&o.call(e,"connect")){let t=r;b(e.connect,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;b(e.headers,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let t=r;b(e.idle,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}}else
return mi.errors=[0],!1;return mi.errors=i,r===0}function D(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p=r;for(let c of Object.
keys(e))if(!o.call(us.properties,c)){return D.errors=[0],!1;break}if(p===r){if(e.url!==void 0&&o.call(e,"url")){let c=r;Be(e.url,0)||(i=i===null?Be.errors:i.concat(
Be.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.targets!==void 0&&o.call(e,"targets")){let c=e.targets,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.
isArray(c)){if(Object.keys(c).length<1)return D.errors=[0],!1;for(let h of Object.keys(c)){let $=r;y(h,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=$===
r;if(!u){return i===null?i=[0]:i.push(0),r++,D.errors=i,!1;break}}if(u)for(let h of Object.keys(c)){let $=r;$r(c[h],0)||(i=i===null?$r.errors:i.concat($r.errors),
r=i.length);var t=$===r;if(!t)break}}else return D.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.move_on!==void 0&&o.call(e,"move_on")){let c=e.move_on,a=r;
if(r===a)if(Array.isArray(c)){var n=!0;let h=c.length;for(let $=0;$<h;$++){let d=c[$],j=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return D.errors=
[0],!1;if(r===j&&typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return D.errors=[0],!1;if(d<400||isNaN(d))return D.errors=[0],!1}var n=j===r;if(!n)break}if(n){
let $=c.length,d;if($>1){let j={};for(;$--;){let vr=c[$];if(typeof vr=="number"&&!(vr%1)&&!isNaN(vr)&&isFinite(vr)){if(typeof j[vr]=="number"){return d=j[vr],D.
errors=[0],!1;break}j[vr]=$}}}}}else return D.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.health!==void 0&&o.call(e,"health")){let c=r;pe(e.health,0)||(i=
i===null?pe.errors:i.concat(pe.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(e,"optional")){let c=r;if(typeof e.optional!="\
boolean")return D.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let c=r;yr(e.auth,0)||(i=i===null?yr.errors:i.concat(yr.errors),
r=i.length);var s=c===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let c=e.headers,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){
if(Object.keys(c).length<1)return D.errors=[0],!1;for(let h of Object.keys(c)){let $=r;x(h,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var l=$===r;if(!l){
return i===null?i=[0]:i.push(0),r++,D.errors=i,!1;break}}if(l)for(let h of Object.keys(c)){let $=r;E(c[h],0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);
var f=$===r;if(!f)break}}else return D.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let c=e.query,a=r;if(r===a)if(c&&typeof c==
"object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return D.errors=[0],!1;for(let h of Object.keys(c)){let $=r;q(h,0)||(i=i===null?q.errors:i.concat(q.errors),
r=i.length);var _=$===r;if(!_){return i===null?i=[0]:i.push(0),r++,D.errors=i,!1;break}}if(_)for(let h of Object.keys(c)){let $=c[h],d=r;if(r===d)if(typeof $=="\
string"){if(I($)<1)return D.errors=[0],!1}else return D.errors=[0],!1;var m=d===r;if(!m)break}}else return D.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.
maintenance!==void 0&&o.call(e,"maintenance")){let c=r;Pe(e.maintenance,0)||(i=i===null?Pe.errors:i.concat(Pe.errors),r=i.length);var s=c===r}else var s=!0;if(s){
if(e.timeout!==void 0&&o.call(e,"timeout")){let c=r;mi(e.timeout,0)||(i=i===null?mi.errors:i.concat(mi.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.
connections!==void 0&&o.call(e,"connections")){let c=e.connections,a=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return D.errors=[0],!1;if(r===a&&
typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return D.errors=[0],!1;if(c<1||isNaN(c))return D.errors=[0],!1}var s=a===r}else var s=!0;if(s)if(e.credential_refused!==
void 0&&o.call(e,"credential_refused")){let c=e.credential_refused,a=r;if(!(c==="upstream_failed_on_401"||c==="upstream_failed"||c==="pass_on"))return D.errors=
[0],!1;var s=a===r}else var s=!0}}}}}}}}}}}}else return D.errors=[0],!1;return D.errors=i,r===0}function ge(e){let i=null,r=0;return typeof e!="string"?(ge.errors=[0],!1):e==="second"||e==="million_tokens"||e==="request"||e==="image"||e==="character"||e===
"million_characters"||e==="byte"||e==="million_bytes"?(ge.errors=i,r===0):(ge.errors=[0],!1)}var Pi={validate:Ur};function Ur(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ur.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Di.test(e))return Ur.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ur.errors=[0],!1;for(let u of Object.
keys(e)){let t=r;Pi.validate(e[u],0)||(i=i===null?Pi.validate.errors:i.concat(Pi.validate.errors),r=i.length);var s=t===r;if(!s)break}}}return Ur.errors=i,r===0}
function lr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.unit===void 0||!o.call(e,"unit"))&&(t="unit")||(e.by===void 0||!o.
call(e,"by"))&&(t="by")||(e.table===void 0||!o.call(e,"table"))&&(t="table"))return lr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table"||l==="example")){return lr.errors=[0],!1;break}if(n===r){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(
ge.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let l=e.by,f=r;if(r===f)if(Array.isArray(l)){var u=!0;let m=l.length;for(let p=0;p<
m;p++){let c=r;y(l[p],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=c===r;if(!u)break}if(u){let p=l.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(M(
l[p],l[c])){return lr.errors=[0],!1;break e}}}}else return lr.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.table!==void 0&&o.call(e,"table")){let l=r;Ur(e.
table,0)||(i=i===null?Ur.errors:i.concat(Ur.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.example!==void 0&&o.call(e,"example")){let l=r;if(typeof e.example!=
"boolean")return lr.errors=[0],!1;var s=l===r}else var s=!0}}}}}else return lr.errors=[0],!1;return lr.errors=i,r===0}var ms=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function X(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ms.test(e))return X.errors=[0],!1}else
return X.errors=[0],!1;return X.errors=i,r===0}var ys={type:"object",additionalProperties:!1,required:["type","upstream"],properties:{type:{$ref:"#/definitions/\
name"},upstream:{$ref:"#/definitions/model_upstreams"},weights:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"\
integer",minimum:0,maximum:1e3}},as:{$ref:"#/definitions/model_as"},price:{$ref:"#/definitions/name"},cost:{$ref:"#/definitions/model_cost"},defaults:{type:"obj\
ect",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/definitio\
ns/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},retired:{$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},card:{
type:"object",additionalProperties:{$ref:"#/definitions/json"}}}};function Zr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Zr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ki.test(e))return Zr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Zr.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;y(e[t],0)||(i=i===null?y.errors:i.concat(
y.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return Zr.errors=[0],!1;break e}}}}}}return Zr.
errors=i,r===0}var Bi=new RegExp("^[!-~]+$","u");function fr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return fr.errors=[0],!1;if(r===
0){if(typeof e=="string"&&!Bi.test(e))return fr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return fr.errors=[0],
!1;for(let t of Object.keys(e)){let n=r;y(t,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,fr.errors=
i,!1;break}}if(s)for(let t of Object.keys(e)){let n=e[t],l=r;if(r===l)if(typeof n=="string"){if(!Bi.test(n))return fr.errors=[0],!1}else return fr.errors=[0],!1;
var u=l===r;if(!u)break}}}return fr.errors=i,r===0}var vs=new RegExp("^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]*)?$","u");function Rr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Rr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!ki.test(e))return Rr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<
1)return Rr.errors=[0],!1;for(let t of Object.keys(e)){let n=r;r===n&&(typeof t=="string"?vs.test(t)||(i===null?i=[0]:i.push(0),r++):(i===null?i=[0]:i.push(0),r++));
var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Rr.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;y(e[t],0)||(i=i===null?y.errors:i.concat(
y.errors),r=i.length);var u=n===r;if(!u)break}}}return Rr.errors=i,r===0}var _s=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","u");function me(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let u=r;for(let t of Object.keys(e))if(!(t==="from"||t==="use"||t==="text")){return me.errors=[0],!1;break}if(u===r){if(e.from!==void 0&&o.call(e,"from")){let t=e.
from,n=r;if(r===n)if(typeof t=="string"){if(!_s.test(t))return me.errors=[0],!1}else return me.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.use!==void 0&&
o.call(e,"use")){let t=e.use,n=r;if(r===n)if(typeof t=="string"){if(I(t)<1)return me.errors=[0],!1}else return me.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.
text!==void 0&&o.call(e,"text")){let t=e.text,n=r;if(r===n)if(typeof t=="string"){if(I(t)<1)return me.errors=[0],!1}else return me.errors=[0],!1;var s=n===r}else
var s=!0}}}else return me.errors=[0],!1;return me.errors=i,r===0}function H(e){return H.errors=null,!0}function W(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if((e.type===void 0||!o.call(e,"t\
ype"))&&(p="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(p="upstream"))return W.errors=[0],!1;{let c=r;for(let a of Object.keys(e))if(!o.call(ys.properties,
a)){return W.errors=[0],!1;break}if(c===r){if(e.type!==void 0&&o.call(e,"type")){let a=r;y(e.type,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=a===
r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let a=r;Zr(e.upstream,0)||(i=i===null?Zr.errors:i.concat(Zr.errors),r=i.length);var s=a===r}else
var s=!0;if(s){if(e.weights!==void 0&&o.call(e,"weights")){let a=e.weights,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)
return W.errors=[0],!1;for(let $ of Object.keys(a)){let d=r;y($,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=d===r;if(!u){return i===null?i=[0]:
i.push(0),r++,W.errors=i,!1;break}}if(u)for(let $ of Object.keys(a)){let d=a[$],j=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return W.errors=[0],
!1;if(r===j&&typeof d=="number"&&isFinite(d)){if(d>1e3||isNaN(d))return W.errors=[0],!1;if(d<0||isNaN(d))return W.errors=[0],!1}var t=j===r;if(!t)break}}else return W.
errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.as!==void 0&&o.call(e,"as")){let a=r;fr(e.as,0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var s=a===
r}else var s=!0;if(s){if(e.price!==void 0&&o.call(e,"price")){let a=r;y(e.price,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=a===r}else var s=!0;
if(s){if(e.cost!==void 0&&o.call(e,"cost")){let a=r;Rr(e.cost,0)||(i=i===null?Rr.errors:i.concat(Rr.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.defaults!==
void 0&&o.call(e,"defaults")){let a=e.defaults,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){for(let $ of Object.keys(a)){let d=r;y($,0)||(i=i===null?
y.errors:i.concat(y.errors),r=i.length);var n=d===r;if(!n){return i===null?i=[0]:i.push(0),r++,W.errors=i,!1;break}}if(n)for(let $ of Object.keys(a)){let d=a[$],
j=r;if(typeof d!="string"&&!(typeof d=="number"&&isFinite(d))&&typeof d!="boolean")return W.errors=[0],!1;var l=j===r;if(!l)break}}else return W.errors=[0],!1;var s=v===
r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let a=e.limits,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){for(let $ of Object.keys(
a)){let d=r;y($,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=d===r;if(!f){return i===null?i=[0]:i.push(0),r++,W.errors=i,!1;break}}if(f)for(let $ of Object.
keys(a)){let d=a[$],j=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return W.errors=[0],!1;if(r===j&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(
d))return W.errors=[0],!1;if(d<1||isNaN(d))return W.errors=[0],!1}var _=j===r;if(!_)break}}else return W.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.retired!==
void 0&&o.call(e,"retired")){let a=r;me(e.retired,0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.maintenance!==void 0&&
o.call(e,"maintenance")){let a=r;Pe(e.maintenance,0)||(i=i===null?Pe.errors:i.concat(Pe.errors),r=i.length);var s=a===r}else var s=!0;if(s)if(e.card!==void 0&&o.
call(e,"card")){let a=e.card,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a))for(let $ of Object.keys(a)){let d=r;H(a[$],0)||(i=i===null?H.errors:i.concat(
H.errors),r=i.length);var m=d===r;if(!m)break}else return W.errors=[0],!1;var s=v===r}else var s=!0}}}}}}}}}}}}else return W.errors=[0],!1;return W.errors=i,r===
0}function R(e){return R.errors=null,!0}var hs=new RegExp("^[^\\r\\n]+$","u");function Tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t===
"event"||t==="data")){return Tr.errors=[0],!1;break}if(u===r){if(e.event!==void 0&&o.call(e,"event")){let t=e.event,n=r;if(r===n)if(typeof t=="string"){if(!hs.test(
t))return Tr.errors=[0],!1}else return Tr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let t=r;R(e.data,0)||(i=i===null?R.
errors:i.concat(R.errors),r=i.length);var s=t===r}else var s=!0}}else return Tr.errors=[0],!1;return Tr.errors=i,r===0}function Ge(e){let i=null,r=0;return typeof e!="string"?(Ge.errors=[0],!1):e==="invalid_request"||e==="unsupported_media_type"||e==="body_too_large"||e==="unaut\
henticated"||e==="account_suspended"||e==="insufficient_funds"||e==="model_not_found"||e==="task_not_found"||e==="resource_not_found"||e==="route_not_found"||e===
"method_not_allowed"||e==="conflict"||e==="idempotency_mismatch"||e==="request_timeout"||e==="upstream_failed"||e==="upstream_timeout"||e==="upstream_off"||e===
"overloaded"||e==="rate_limited"||e==="spend_limited"||e==="internal"?(Ge.errors=i,r===0):(Ge.errors=[0],!1)}function Ve(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!(l==="data"||l==="codes")){return Ve.errors=[0],!1;break}if(n===r){if(e.data!==void 0&&o.call(
e,"data")){let l=r;R(e.data,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.codes!==void 0&&o.call(e,"codes")){let l=e.
codes,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){for(let m of Object.keys(l)){let p=r;Ge(m,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);
var u=p===r;if(!u){return i===null?i=[0]:i.push(0),r++,Ve.errors=i,!1;break}}if(u)for(let m of Object.keys(l)){let p=l[m],c=r;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return Ve.errors=[0],!1;if(r===c&&typeof p=="number"&&isFinite(p)){if(p>4999||isNaN(p))return Ve.errors=[0],!1;if(p<1e3||isNaN(p))return Ve.errors=
[0],!1}var t=c===r;if(!t)break}}else return Ve.errors=[0],!1;var s=f===r}else var s=!0}}else return Ve.errors=[0],!1;return Ve.errors=i,r===0}var gs={type:"obje\
ct",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{
$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},account_suspended:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"\
#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/\
error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/e\
rror_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_word\
s"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{
$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions\
/error_words"}}};function w(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return w.errors=[0],!1;if(r===0){if(typeof e=="string"&&I(e)<1)return w.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return w.errors=[0],!1;for(let t of Object.keys(e)){let n=r;y(t,0)||
(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,w.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){
let n=e[t],l=r;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return w.errors=[0],!1;var u=l===r;if(!u)break}}}return w.
errors=i,r===0}function yi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!o.call(gs.properties,
t)){return yi.errors=[0],!1;break}if(u===r){if(e.invalid_request!==void 0&&o.call(e,"invalid_request")){let t=r;w(e.invalid_request,0)||(i=i===null?w.errors:i.concat(
w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==void 0&&o.call(e,"unsupported_media_type")){let t=r;w(e.unsupported_media_type,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;w(e.body_too_large,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;w(e.
unauthenticated,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.account_suspended!==void 0&&o.call(e,"account_suspe\
nded")){let t=r;w(e.account_suspended,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&
o.call(e,"insufficient_funds")){let t=r;w(e.insufficient_funds,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.not_found!==
void 0&&o.call(e,"not_found")){let t=r;w(e.not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==
void 0&&o.call(e,"model_not_found")){let t=r;w(e.model_not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==
void 0&&o.call(e,"task_not_found")){let t=r;w(e.task_not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==
void 0&&o.call(e,"resource_not_found")){let t=r;w(e.resource_not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
route_not_found!==void 0&&o.call(e,"route_not_found")){let t=r;w(e.route_not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_allowed")){let t=r;w(e.method_not_allowed,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(e,"conflict")){let t=r;w(e.conflict,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&o.call(e,"idempotency_mismatch")){let t=r;w(e.idempotency_mismatch,0)||(i=i===null?w.errors:i.concat(w.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;w(e.request_timeout,0)||(i=i===null?w.errors:i.concat(
w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;w(e.upstream_failed,0)||(i=i===null?w.
errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;w(e.upstream_timeout,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;w(e.upstream_off,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;w(e.overloaded,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;w(e.rate_limited,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;w(e.spend_limited,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;w(e.internal,0)||(i=
i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}}else return yi.errors=[0],!1;return yi.errors=i,r===0}function kr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return kr.errors=[0],!1;for(let t of Object.keys(
e)){let n=r;Ge(t,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,kr.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let n=e[t],l=r;if(r===l)if(typeof n=="string"){if(I(n)<1)return kr.errors=[0],!1}else return kr.errors=[0],!1;var u=l===r;if(!u)break}}else return kr.errors=
[0],!1;return kr.errors=i,r===0}var bs={type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{
$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},account_suspended:{$ref:"#/definitions/s\
tatus"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function A(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return A.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return A.errors=[0],!1;if(e<400||isNaN(e))return A.errors=[0],!1}return A.errors=i,r===0}function vi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!o.call(bs.properties,t)){return vi.errors=[0],!1;break}if(u===r){if(e.invalid_request!==void 0&&o.call(
e,"invalid_request")){let t=r;A(e.invalid_request,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let t=r;A(e.unsupported_media_type,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;A(e.body_too_large,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;A(e.unauthenticated,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.account_suspended!==void 0&&o.call(e,"account_suspended")){let t=r;A(e.account_suspended,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let t=r;A(e.insufficient_funds,0)||(i=i===null?A.errors:
i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let t=r;A(e.model_not_found,0)||(i=i===
null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let t=r;A(e.task_not_found,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let t=r;
A(e.resource_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_no\
t_found")){let t=r;A(e.route_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&
o.call(e,"method_not_allowed")){let t=r;A(e.method_not_allowed,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.conflict!==
void 0&&o.call(e,"conflict")){let t=r;A(e.conflict,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.idempotency_mismatch!==
void 0&&o.call(e,"idempotency_mismatch")){let t=r;A(e.idempotency_mismatch,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;A(e.request_timeout,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;A(e.upstream_failed,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;A(e.upstream_timeout,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;A(e.upstream_off,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;A(e.overloaded,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;A(e.rate_limited,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;A(e.spend_limited,0)||(i=i===null?A.errors:i.concat(
A.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;A(e.internal,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}else return vi.errors=[0],!1;return vi.errors=i,r===0}function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.body===void 0||!o.call(e,"body"))&&(n="body")||(e.names===void 0||!o.call(e,"names"))&&(n="names"))return ur.errors=[0],
!1;{let l=r;for(let f of Object.keys(e))if(!(f==="headers"||f==="body"||f==="stream"||f==="websocket"||f==="names"||f==="messages"||f==="statuses")){return ur.errors=
[0],!1;break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,_=r;if(r===_)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let m of Object.
keys(f)){let p=r;x(m,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=p===r;if(!s){return i===null?i=[0]:i.push(0),r++,ur.errors=i,!1;break}}if(s)for(let m of Object.
keys(f)){let p=r;if(typeof f[m]!="string")return ur.errors=[0],!1;var u=p===r;if(!u)break}}else return ur.errors=[0],!1;var t=_===r}else var t=!0;if(t){if(e.body!==
void 0&&o.call(e,"body")){let f=r;R(e.body,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.stream!==void 0&&o.call(
e,"stream")){let f=r;Tr(e.stream,0)||(i=i===null?Tr.errors:i.concat(Tr.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.websocket!==void 0&&o.call(e,"we\
bsocket")){let f=r;Ve(e.websocket,0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.names!==void 0&&o.call(e,"names")){
let f=r;yi(e.names,0)||(i=i===null?yi.errors:i.concat(yi.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.messages!==void 0&&o.call(e,"messages")){let f=r;
kr(e.messages,0)||(i=i===null?kr.errors:i.concat(kr.errors),r=i.length);var t=f===r}else var t=!0;if(t)if(e.statuses!==void 0&&o.call(e,"statuses")){let f=r;vi(
e.statuses,0)||(i=i===null?vi.errors:i.concat(vi.errors),r=i.length);var t=f===r}else var t=!0}}}}}}}}else return ur.errors=[0],!1;return ur.errors=i,r===0}var $s={
type:"object",additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{
$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/id\
empotency"},request_id:{$ref:"#/definitions/header_name"},limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{
type:"string",minLength:1}},log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},cors:{$ref:"#/definitions/cors"}}};function Sr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Sr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ni.test(e))return Sr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Sr.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;Me(e[t],0)||(i=i===null?Me.errors:i.concat(
Me.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return Sr.errors=[0],!1;break e}}}}}}return Sr.
errors=i,r===0}function Xr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="header"||t==="scheme"||t==="qu\
ery")){return Xr.errors=[0],!1;break}if(u===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;xr(e.scheme,0)||(i=i===null?xr.errors:i.concat(xr.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=r;q(e.query,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;
if(s&&U({header:{with:["scheme"]},query:{}},e).length!==0)return Xr.errors=[0],!1}}}}else return Xr.errors=[0],!1;return Xr.errors=i,r===0}function We(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.headers===void 0||!o.call(e,"headers"))&&(n="headers")||(e.query===
void 0||!o.call(e,"query"))&&(n="query"))return We.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="headers"||f==="query")){return We.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,_=r;if(r===_)if(Array.isArray(f)){var s=!0;let m=f.length;for(let p=0;p<m;p++){let c=r;
x(f[p],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=c===r;if(!s)break}if(s){let p=f.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(M(f[p],f[c])){
return We.errors=[0],!1;break e}}}}else return We.errors=[0],!1;var u=_===r}else var u=!0;if(u)if(e.query!==void 0&&o.call(e,"query")){let f=e.query,_=r;if(r===
_)if(Array.isArray(f)){var t=!0;let p=f.length;for(let c=0;c<p;c++){let a=r;q(f[c],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var t=a===r;if(!t)break}
if(t){let c=f.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(M(f[c],f[a])){return We.errors=[0],!1;break e}}}}else return We.errors=[0],!1;var u=_===r}else var u=!0}}}else
return We.errors=[0],!1;return We.errors=i,r===0}function ei(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.header===void 0||!o.call(e,"header"))&&(u="header"))return ei.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="header"||n==="keep")){return ei.errors=[0],!1;break}if(t===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;
x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;b(e.keep,0)||(i=
i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}else return ei.errors=[0],!1;return ei.errors=i,r===0}var ks=new RegExp("^\\*$","u");var js=new RegExp("^[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+\\])(:[0-9]{1,5})?$","u");function _i(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!js.
test(e))return _i.errors=[0],!1}else return _i.errors=[0],!1;return _i.errors=i,r===0}function Br(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Br.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!ks.test(e))return Br.errors=[0],!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Br.errors=[0],!1;{var s=!0;let u=e.
length;for(let t=0;t<u;t++){let n=r;_i(e[t],0)||(i=i===null?_i.errors:i.concat(_i.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)
for(n=t;n--;)if(M(e[t],e[n])){return Br.errors=[0],!1;break e}}}}}}return Br.errors=i,r===0}function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let n;if((e.origins===void 0||!o.call(e,"origins"))&&(n="origins"))return Oe.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="origins"||
f==="headers"||f==="expose"||f==="max_age")){return Oe.errors=[0],!1;break}if(l===r){if(e.origins!==void 0&&o.call(e,"origins")){let f=r;Br(e.origins,0)||(i=i===
null?Br.errors:i.concat(Br.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,_=r;if(r===_)if(Array.
isArray(f)){if(f.length<1)return Oe.errors=[0],!1;{var u=!0;let p=f.length;for(let c=0;c<p;c++){let a=r;x(f[c],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);
var u=a===r;if(!u)break}if(u){let c=f.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(M(f[c],f[a])){return Oe.errors=[0],!1;break e}}}}}else return Oe.errors=[0],!1;
var s=_===r}else var s=!0;if(s){if(e.expose!==void 0&&o.call(e,"expose")){let f=e.expose,_=r;if(r===_)if(Array.isArray(f)){if(f.length<1)return Oe.errors=[0],!1;
{var t=!0;let p=f.length;for(let c=0;c<p;c++){let a=r;x(f[c],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var t=a===r;if(!t)break}if(t){let c=f.length,
a;if(c>1){e:for(;c--;)for(a=c;a--;)if(M(f[c],f[a])){return Oe.errors=[0],!1;break e}}}}}else return Oe.errors=[0],!1;var s=_===r}else var s=!0;if(s)if(e.max_age!==
void 0&&o.call(e,"max_age")){let f=r;b(e.max_age,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=f===r}else var s=!0}}}}}else return Oe.errors=[0],
!1;return Oe.errors=i,r===0}function fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!o.call(e,"prefix"))&&
(f="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(f="auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(f="envelope")||(e.forward===void 0||!o.call(e,"fo\
rward"))&&(f="forward"))return fe.errors=[0],!1;{let _=r;for(let m of Object.keys(e))if(!o.call($s.properties,m)){return fe.errors=[0],!1;break}if(_===r){if(e.prefix!==
void 0&&o.call(e,"prefix")){let m=r;Sr(e.prefix,0)||(i=i===null?Sr.errors:i.concat(Sr.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.auth!==void 0&&o.
call(e,"auth")){let m=e.auth,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return fe.errors=[0],!1;{var u=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;Xr(m[v],
0)||(i=i===null?Xr.errors:i.concat(Xr.errors),r=i.length);var u=h===r;if(!u)break}}}else return fe.errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.envelope!==
void 0&&o.call(e,"envelope")){let m=r;y(e.envelope,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.forward!==void 0&&
o.call(e,"forward")){let m=r;We(e.forward,0)||(i=i===null?We.errors:i.concat(We.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.idempotency!==void 0&&o.
call(e,"idempotency")){let m=r;ei(e.idempotency,0)||(i=i===null?ei.errors:i.concat(ei.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.request_id!==void 0&&
o.call(e,"request_id")){let m=r;x(e.request_id,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.limit_headers!==void 0&&
o.call(e,"limit_headers")){let m=e.limit_headers,p=r;if(r===p)if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1)return fe.errors=[0],!1;for(let a of Object.
keys(m)){let v=r;x(a,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var t=v===r;if(!t){return i===null?i=[0]:i.push(0),r++,fe.errors=i,!1;break}}if(t)for(let a of Object.
keys(m)){let v=m[a],h=r;if(r===h)if(typeof v=="string"){if(I(v)<1)return fe.errors=[0],!1}else return fe.errors=[0],!1;var n=h===r;if(!n)break}}else return fe.errors=
[0],!1;var s=p===r}else var s=!0;if(s){if(e.log_headers!==void 0&&o.call(e,"log_headers")){let m=e.log_headers,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return fe.
errors=[0],!1;{var l=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;x(m[v],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var l=h===r;if(!l)break}if(l){
let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(M(m[v],m[h])){return fe.errors=[0],!1;break e}}}}}else return fe.errors=[0],!1;var s=p===r}else var s=!0;if(s)
if(e.cors!==void 0&&o.call(e,"cors")){let m=r;Oe(e.cors,0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);var s=m===r}else var s=!0}}}}}}}}}}else return fe.
errors=[0],!1;return fe.errors=i,r===0}var ws={type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},
facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{
type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{
$ref:"#/definitions/without_usage"},text:{$ref:"#/definitions/pointers"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},together:{
type:"array",items:{$ref:"#/definitions/name"},minItems:2,uniqueItems:!0},tokens:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},cap:{$ref:"#/de\
finitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},
if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_units"}}}};function he(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return he.errors=[0],
!1;{let u=r;for(let t of Object.keys(e))if(t!=="cel"){return he.errors=[0],!1;break}if(u===r&&e.cel!==void 0&&o.call(e,"cel")){let t=e.cel;if(r===r)if(typeof t==
"string"){if(I(t)<1)return he.errors=[0],!1}else return he.errors=[0],!1}}}else return he.errors=[0],!1;return he.errors=i,r===0}function qe(e){let i=null,r=0,s=r,
u=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.cel===void 0||!o.call(e,"cel"))&&(f="cel")){let _={};i===null?i=[_]:i.push(_),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let _={};i===null?i=[_]:i.push(_),r++}}var t=u===r;if(t)return qe.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return qe.errors=[0],!1;for(let f of Object.keys(e)){let _=r;y(f,0)||(i=i===null?y.
errors:i.concat(y.errors),r=i.length);var n=_===r;if(!n){return i===null?i=[0]:i.push(0),r++,qe.errors=i,!1;break}}if(n)for(let f of Object.keys(e)){let _=r;he(
e[f],0)||(i=i===null?he.errors:i.concat(he.errors),r=i.length);var l=_===r;if(!l)break}}else return qe.errors=[0],!1;return qe.errors=i,r===0}function Ue(e){let i=null,r=0;if(!(e&&typeof e=="object"&&!Array.isArray(e)))return Ue.errors=[0],!1;let s=r,u=!0,t=r;if(r===t)if(e&&typeof e=="object"&&!Array.
isArray(e))if(Object.keys(e).length<1){let _={};i===null?i=[_]:i.push(_),r++}else for(let _ of Object.keys(e)){let m=e[_],p=r;if(!(m&&typeof m=="object"&&!Array.
isArray(m))){let c={};i===null?i=[c]:i.push(c),r++}var n=p===r;if(!n)break}else{let _={};i===null?i=[_]:i.push(_),r++}var l=t===r;r=s,i!==null&&(s?i.length=s:i=
null);let f;if(l){let _=r;qe(e,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var l=_===r;u=l,f="then"}else{let _=r;he(e,0)||(i=i===null?he.errors:i.
concat(he.errors),r=i.length);var l=_===r;u=l,f="else"}return u?(Ue.errors=i,r===0):(i===null?i=[0]:i.push(0),r++,Ue.errors=i,!1)}var As={type:"object",additionalProperties:!1,
properties:{flag:{$ref:"#/definitions/flag"},assume:{$ref:"#/definitions/duration"},refuse:{type:"boolean"},type:{type:"string",enum:["string","int","bool"]},enum:{
type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},default:{$ref:"#/definit\
ions/fact_default"},at:{$ref:"#/definitions/places"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{
$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},header:{$ref:"#/definitions/header_name"},query:{$ref:"#/definitions/query_name"}},"x-var\
iants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{
with:["refuse"]},count:{},header:{with:["type","enum","values","default"],required:["type"]},query:{with:["type","enum","values","default"],required:["type"]}}};var qs=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");var ji=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function k(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ji.test(e))return k.errors=[0],!1}else return k.errors=
[0],!1;return k.errors=i,r===0}function Ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.names===void 0||!o.call(e,"names"))&&
(t="names")||(e.in===void 0||!o.call(e,"in"))&&(t="in"))return Ke.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="names"||l==="in")){return Ke.errors=
[0],!1;break}if(n===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Ke.errors=[0],!1;{var s=!0;let _=l.
length;for(let m=0;m<_;m++){let p=l[m],c=r;if(r===c)if(typeof p=="string"){if(!qs.test(p))return Ke.errors=[0],!1}else return Ke.errors=[0],!1;var s=c===r;if(!s)
break}if(s){let m=l.length,p;if(m>1){let c={};for(;m--;){let a=l[m];if(typeof a=="string"){if(typeof c[a]=="number"){return p=c[a],Ke.errors=[0],!1;break}c[a]=m}}}}}}else
return Ke.errors=[0],!1;var u=f===r}else var u=!0;if(u)if(e.in!==void 0&&o.call(e,"in")){let l=r;k(e.in,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);
var u=l===r}else var u=!0}}}else return Ke.errors=[0],!1;return Ke.errors=i,r===0}function Ee(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ee.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.from===void 0||!o.call(e,"from"))&&(u="from")||(e.to===void 0||!o.call(e,"to"))&&(u="to"))return Ee.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return Ee.errors=[0],!1;break}if(t===r){if(e.from!==void 0&&o.call(e,"from")){let n=e.from,
l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ee.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return Ee.errors=[0],!1;if(n<-9007199254740991||isNaN(n))return Ee.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let n=e.to,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ee.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Ee.
errors=[0],!1;if(n<-9007199254740991||isNaN(n))return Ee.errors=[0],!1}var s=l===r}else var s=!0}}}return Ee.errors=i,r===0}function ri(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return ri.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ri.errors=[0],!1;{let u=r;for(let t of Object.
keys(e))if(!(t==="model"||t==="limit")){return ri.errors=[0],!1;break}if(u===r){if(e.model!==void 0&&o.call(e,"model")){let t=r;y(e.model,0)||(i=i===null?y.errors:
i.concat(y.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;y(e.limit,0)||(i=i===null?y.errors:i.concat(y.errors),
r=i.length);var s=t===r}else var s=!0}}}return ri.errors=i,r===0}function se(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return se.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ji.test(e))return se.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return se.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;k(e[t],0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return se.errors=[0],!1;break e}}}}}}return se.
errors=i,r===0}var Ps=new RegExp("^[A-Za-z][A-Za-z0-9_.-]{0,63}(\\[[A-Za-z0-9_]{0,32}\\])?$","u");function Nr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ps.test(e))
return Nr.errors=[0],!1}else return Nr.errors=[0],!1;return Nr.errors=i,r===0}function Ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let u=r;for(let t of Object.keys(e))if(!(t==="cel"||t==="file"||t==="otherwise")){return Ye.errors=[0],!1;break}if(u===r){if(e.cel!==void 0&&o.call(e,"cel")){let t=e.
cel,n=r;if(r===n)if(typeof t=="string"){if(I(t)<1)return Ye.errors=[0],!1}else return Ye.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(
e,"file")){let t=r;Nr(e.file,0)||(i=i===null?Nr.errors:i.concat(Nr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.otherwise!==void 0&&o.call(e,"otherw\
ise")){let t=e.otherwise,n=r;if(r===n)if(typeof t=="string"){if(I(t)<1)return Ye.errors=[0],!1}else return Ye.errors=[0],!1;var s=n===r}else var s=!0;if(s&&U({cel:{},
file:{with:["otherwise"]}},e).length!==0)return Ye.errors=[0],!1}}}}else return Ye.errors=[0],!1;return Ye.errors=i,r===0}var xs=new RegExp("\\.json$","u");function be(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!xs.test(e))return be.errors=[0],!1}else return be.errors=[0],
!1;return be.errors=i,r===0}function we(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return we.errors=[0],!1;for(let n of Object.keys(
e)){let l=r;k(n,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,we.errors=i,!1;break}}if(s)for(let n of Object.
keys(e)){let l=e[n],f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return we.errors=[0],!1;{var u=!0;let _=l.length;for(let m=0;m<_;m++){let p=l[m],c=r;if(typeof p!=
"string"&&p!==null)return we.errors=[0],!1;var u=c===r;if(!u)break}if(u){let m=l.length,p;if(m>1){let c={};for(;m--;){let a=l[m];if(!(typeof a!="string"&&a!==null)){
if(typeof a=="string"&&(a+="_"),typeof c[a]=="number"){return p=c[a],we.errors=[0],!1;break}c[a]=m}}}}}}else return we.errors=[0],!1;var t=f===r;if(!t)break}}else
return we.errors=[0],!1;return we.errors=i,r===0}function Je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.each===void 0||
!o.call(e,"each"))&&(u="each"))return Je.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="each"||n==="where"||n==="unless"||n==="add"||n==="default"||
n==="less")){return Je.errors=[0],!1;break}if(t===r){let n;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(n="add"))return Je.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;se(e.each,0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;we(e.where,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.
call(e,"unless")){let l=r;we(e.unless,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){
let l=r;k(e.add,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,
f=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Je.errors=[0],!1;if(r===f&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return Je.errors=
[0],!1;if(l<1||isNaN(l))return Je.errors=[0],!1}var s=f===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;k(e.less,0)||(i=i===null?k.errors:i.
concat(k.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return Je.errors=[0],!1;return Je.errors=i,r===0}function Q(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!o.call(As.properties,l)){return Q.errors=[0],!1;break}if(n===r){if(e.flag!==void 0&&o.call(
e,"flag")){let l=r;Ke(e.flag,0)||(i=i===null?Ke.errors:i.concat(Ke.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assume!==void 0&&o.call(e,"assume")){
let l=r;b(e.assume,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.refuse!==void 0&&o.call(e,"refuse")){let l=r;if(typeof e.
refuse!="boolean")return Q.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=e.type,f=r;if(typeof l!="string")return Q.errors=
[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return Q.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,f=r;if(r===
f)if(Array.isArray(l)){if(l.length<1)return Q.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;if(typeof l[p]!="string")return Q.errors=[0],!1;
var u=c===r;if(!u)break}if(u){let p=l.length,c;if(p>1){let a={};for(;p--;){let v=l[p];if(typeof v=="string"){if(typeof a[v]=="number"){return c=a[v],Q.errors=[0],
!1;break}a[v]=p}}}}}}else return Q.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.values!==void 0&&o.call(e,"values")){let l=e.values,f=r;if(r===f)if(Array.
isArray(l)){if(l.length<1)return Q.errors=[0],!1;{var t=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;Ee(l[p],0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.
length);var t=c===r;if(!t)break}}}else return Q.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=r;ri(e.default,0)||
(i=i===null?ri.errors:i.concat(ri.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){let l=r;se(e.at,0)||(i=i===null?se.errors:
i.concat(se.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"cel")){let l=e.cel,f=r;if(r===f)if(typeof l=="string"){if(I(l)<1)return Q.
errors=[0],!1}else return Q.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){let l=r;Ye(e.media,0)||(i=i===null?Ye.errors:i.
concat(Ye.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(e,"limit")){let l=r;y(e.limit,0)||(i=i===null?y.errors:i.concat(y.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;be(e.fits,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;Je(e.count,0)||(i=i===null?Je.errors:i.concat(Je.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.header!==void 0&&o.call(e,"header")){let l=r;x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
query!==void 0&&o.call(e,"query")){let l=r;q(e.query,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=l===r}else var s=!0;if(s&&U({at:{with:["flag",
"type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{with:["refuse"]},count:{},
header:{with:["type","enum","values","default"],required:["type"]},query:{with:["type","enum","values","default"],required:["type"]}},e).length!==0)return Q.errors=
[0],!1}}}}}}}}}}}}}}}}else return Q.errors=[0],!1;return Q.errors=i,r===0}function ze(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ze.
errors=[0],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return ze.errors=[0],!1;if(e<-1e6||isNaN(e))return ze.errors=[0],!1}if(r===0){if(typeof e==
"string"&&!ki.test(e))return ze.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ze.errors=[0],!1;for(let t of Object.
keys(e)){let n=r;y(t,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,ze.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let n=e[t],l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ze.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(
n))return ze.errors=[0],!1;if(n<-1e6||isNaN(n))return ze.errors=[0],!1}var u=l===r;if(!u)break}}}}return ze.errors=i,r===0}function rr(e){let i=null,r=0;if(typeof e!=
"string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return rr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ji.test(e))return rr.errors=[0],!1;if(r===0&&e&&
typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return rr.errors=[0],!1;for(let t of Object.keys(e)){let n=r;k(t,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,rr.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;ze(e[t],0)||(i=i===
null?ze.errors:i.concat(ze.errors),r=i.length);var u=n===r;if(!u)break}}}return rr.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(u="otherwise"))return mr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise")){return mr.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let n=r;
rr(e.at,0)||(i=i===null?rr.errors:i.concat(rr.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let n=r;Ue(e.otherwise,
0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=n===r}else var s=!0}}}else return mr.errors=[0],!1;return mr.errors=i,r===0}function ii(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(u="otherwise"))return ii.errors=[0],!1;{let t=r;
for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise"||n==="failed"||n==="cancelled")){return ii.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"\
at")){let n=r;rr(e.at,0)||(i=i===null?rr.errors:i.concat(rr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.otherwise!==void 0&&o.call(e,"otherwise")){
let n=r;Ue(e.otherwise,0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.failed!==void 0&&o.call(e,"failed")){let n=r;
mr(e.failed,0)||(i=i===null?mr.errors:i.concat(mr.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.cancelled!==void 0&&o.call(e,"cancelled")){let n=r;mr(
e.cancelled,0)||(i=i===null?mr.errors:i.concat(mr.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return ii.errors=[0],!1;return ii.errors=i,r===0}function Qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.at===void 0||!o.call(e,"at"))&&(t="at")||(e.in===void 0||!o.call(
e,"in"))&&(t="in"))return Qe.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return Qe.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;k(e.at,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Qe.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let c=l[p],a=r;if(typeof c!="string"&&!(typeof c==
"number"&&isFinite(c))&&typeof c!="boolean"&&c!==null)return Qe.errors=[0],!1;var u=a===r;if(!u)break}if(u){let p=l.length,c;if(p>1){let a={};for(;p--;){let v=l[p];
if(!(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))&&typeof v!="boolean"&&v!==null)){if(typeof v=="string"&&(v+="_"),typeof a[v]=="number"){return c=a[v],
Qe.errors=[0],!1;break}a[v]=p}}}}}}else return Qe.errors=[0],!1;var s=f===r}else var s=!0}}}else return Qe.errors=[0],!1;return Qe.errors=i,r===0}function C(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return C.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ji.test(e))return C.errors=[0],!1;
if(r===0&&Array.isArray(e)){if(e.length<1)return C.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;k(e[t],0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return C.errors=[0],!1;break e}}}}}}return C.
errors=i,r===0}function cr(e){let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return cr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ji.test(e))
return cr.errors=[0],!1;if(r===0){if(Array.isArray(e)){if(e.length<1)return cr.errors=[0],!1;{var s=!0;let t=e.length;for(let n=0;n<t;n++){let l=r;k(e[n],0)||(i=
i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r;if(!s)break}if(s){let n=e.length,l;if(n>1){e:for(;n--;)for(l=n;l--;)if(M(e[n],e[l])){return cr.errors=
[0],!1;break e}}}}}if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="at"||n==="where"||n==="sum"||n==="ceil"||n===
"round"||n==="header")){return cr.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let n=r;k(e.at,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.
length);var u=n===r}else var u=!0;if(u){if(e.where!==void 0&&o.call(e,"where")){let n=r;Qe(e.where,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),r=i.length);var u=n===
r}else var u=!0;if(u){if(e.sum!==void 0&&o.call(e,"sum")){let n=r;C(e.sum,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var u=n===r}else var u=!0;if(u){
if(e.ceil!==void 0&&o.call(e,"ceil")){let n=r;C(e.ceil,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.round!==void 0&&
o.call(e,"round")){let n=r;C(e.round,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.header!==void 0&&o.call(e,"hea\
der")){let n=r;x(e.header,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var u=n===r}else var u=!0;if(u&&U({sum:{with:["at","where"]},ceil:{},round:{},
header:{}},e).length!==0)return cr.errors=[0],!1}}}}}}}}}return cr.errors=i,r===0}var Ns=new RegExp("^(hold|free)$","u");function Kr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Kr.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!Ns.test(e))return Kr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Kr.errors=
[0],!1;for(let t of Object.keys(e)){let n=r;y(t,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Kr.
errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;he(e[t],0)||(i=i===null?he.errors:i.concat(he.errors),r=i.length);var u=n===r;if(!u)break}}}return Kr.
errors=i,r===0}function si(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return si.errors=[0],!1;if(e<1||isNaN(e))return si.errors=[0],!1}else
return si.errors=[0],!1;return si.errors=i,r===0}function oe(e){let i=null,r=0,s=r,u=!0,t=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let h;if((e.counts===void 0||
!o.call(e,"counts"))&&(h="counts")){let $={};i===null?i=[$]:i.push($),r++}}var n=t===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(n){let h=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(qe(e.hold,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length));var n=h===r;u=n,l="then"}else{
let h=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(Ue(e.hold,0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length));var n=h===
r;u=n,l="else"}if(!u)return i===null?i=[0]:i.push(0),r++,oe.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let h;if((e.unit===void 0||!o.call(
e,"unit"))&&(h="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(h="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(h="hold"))return oe.errors=[0],!1;{let $=r;for(let d of Object.
keys(e))if(!o.call(ws.properties,d)){return oe.errors=[0],!1;break}if($===r){if(e.unit!==void 0&&o.call(e,"unit")){let d=r;ge(e.unit,0)||(i=i===null?ge.errors:i.
concat(ge.errors),r=i.length);var f=d===r}else var f=!0;if(f){if(e.facts!==void 0&&o.call(e,"facts")){let d=e.facts,j=r;if(r===j)if(d&&typeof d=="object"&&!Array.
isArray(d)){for(let L of Object.keys(d)){let P=r;y(L,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var _=P===r;if(!_){return i===null?i=[0]:i.push(0),
r++,oe.errors=i,!1;break}}if(_)for(let L of Object.keys(d)){let P=r;Q(d[L],0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var m=P===r;if(!m)break}}else
return oe.errors=[0],!1;var f=j===r}else var f=!0;if(f){if(e.actual!==void 0&&o.call(e,"actual")){let d=r;ii(e.actual,0)||(i=i===null?ii.errors:i.concat(ii.errors),
r=i.length);var f=d===r}else var f=!0;if(f){if(e.counts!==void 0&&o.call(e,"counts")){let d=e.counts,j=r;if(r===j)if(d&&typeof d=="object"&&!Array.isArray(d)){for(let L of Object.
keys(d)){let P=r;y(L,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var p=P===r;if(!p){return i===null?i=[0]:i.push(0),r++,oe.errors=i,!1;break}}if(p)for(let L of Object.
keys(d)){let P=r;cr(d[L],0)||(i=i===null?cr.errors:i.concat(cr.errors),r=i.length);var c=P===r;if(!c)break}}else return oe.errors=[0],!1;var f=j===r}else var f=!0;
if(f){if(e.charge!==void 0&&o.call(e,"charge")){let d=r;qe(e.charge,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var f=d===r}else var f=!0;if(f){if(e.
without_usage!==void 0&&o.call(e,"without_usage")){let d=r;Kr(e.without_usage,0)||(i=i===null?Kr.errors:i.concat(Kr.errors),r=i.length);var f=d===r}else var f=!0;
if(f){if(e.text!==void 0&&o.call(e,"text")){let d=r;C(e.text,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var f=d===r}else var f=!0;if(f){if(e.final!==
void 0&&o.call(e,"final")){let d=r;C(e.final,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var f=d===r}else var f=!0;if(f){if(e.failed!==void 0&&o.call(
e,"failed")){let d=r;C(e.failed,0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var f=d===r}else var f=!0;if(f){if(e.together!==void 0&&o.call(e,"togeth\
er")){let d=e.together,j=r;if(r===j)if(Array.isArray(d)){if(d.length<2)return oe.errors=[0],!1;{var a=!0;let L=d.length;for(let P=0;P<L;P++){let T=r;y(d[P],0)||
(i=i===null?y.errors:i.concat(y.errors),r=i.length);var a=T===r;if(!a)break}if(a){let P=d.length,T;if(P>1){e:for(;P--;)for(T=P;T--;)if(M(d[P],d[T])){return oe.errors=
[0],!1;break e}}}}}else return oe.errors=[0],!1;var f=j===r}else var f=!0;if(f){if(e.tokens!==void 0&&o.call(e,"tokens")){let d=e.tokens,j=r;if(r===j)if(Array.isArray(
d)){var v=!0;let L=d.length;for(let P=0;P<L;P++){let T=r;y(d[P],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var v=T===r;if(!v)break}if(v){let P=d.length,
T;if(P>1){e:for(;P--;)for(T=P;T--;)if(M(d[P],d[T])){return oe.errors=[0],!1;break e}}}}else return oe.errors=[0],!1;var f=j===r}else var f=!0;if(f){if(e.cap!==void 0&&
o.call(e,"cap")){let d=r;si(e.cap,0)||(i=i===null?si.errors:i.concat(si.errors),r=i.length);var f=d===r}else var f=!0;if(f&&U({actual:{with:["cap"]},counts:{with:[
"together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},e).length!==0)return oe.errors=[0],!1}}}}}}}}}}}}}}else return oe.
errors=[0],!1;return oe.errors=i,r===0}function de(e){let i=null,r=0;return typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&e!==null?(de.errors=[0],!1):
r===0&&typeof e=="string"&&I(e)<1?(de.errors=[0],!1):(de.errors=i,r===0)}function ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if((e.at===void 0||!o.call(e,"at"))&&(f="at")||(e.running===void 0||!o.call(e,"running"))&&(f="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&(f="su\
cceeded"))return ne.errors=[0],!1;{let _=r;for(let m of Object.keys(e))if(!(m==="at"||m==="running"||m==="succeeded"||m==="failed"||m==="failed_at"||m==="cancel\
led")){return ne.errors=[0],!1;break}if(_===r){if(e.at!==void 0&&o.call(e,"at")){let m=r;k(e.at,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=m===
r}else var s=!0;if(s){if(e.running!==void 0&&o.call(e,"running")){let m=e.running,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ne.errors=[0],!1;{var u=!0;
let a=m.length;for(let v=0;v<a;v++){let h=r;de(m[v],0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var u=h===r;if(!u)break}if(u){let v=m.length,h;if(v>
1){e:for(;v--;)for(h=v;h--;)if(M(m[v],m[h])){return ne.errors=[0],!1;break e}}}}}else return ne.errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.succeeded!==void 0&&
o.call(e,"succeeded")){let m=e.succeeded,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ne.errors=[0],!1;{var t=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;
de(m[v],0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var t=h===r;if(!t)break}if(t){let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(M(m[v],m[h])){
return ne.errors=[0],!1;break e}}}}}else return ne.errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.failed!==void 0&&o.call(e,"failed")){let m=e.failed,p=r;if(r===
p)if(Array.isArray(m)){if(m.length<1)return ne.errors=[0],!1;{var n=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;de(m[v],0)||(i=i===null?de.errors:i.concat(de.
errors),r=i.length);var n=h===r;if(!n)break}if(n){let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(M(m[v],m[h])){return ne.errors=[0],!1;break e}}}}}else return ne.
errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.failed_at!==void 0&&o.call(e,"failed_at")){let m=r;C(e.failed_at,0)||(i=i===null?C.errors:i.concat(C.errors),
r=i.length);var s=m===r}else var s=!0;if(s)if(e.cancelled!==void 0&&o.call(e,"cancelled")){let m=e.cancelled,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ne.
errors=[0],!1;{var l=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;de(m[v],0)||(i=i===null?de.errors:i.concat(de.errors),r=i.length);var l=h===r;if(!l)break}if(l){
let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(M(m[v],m[h])){return ne.errors=[0],!1;break e}}}}}else return ne.errors=[0],!1;var s=p===r}else var s=!0}}}}}}}else
return ne.errors=[0],!1;return ne.errors=i,r===0}var Os={type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{
$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"\
#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/\
definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id",
"model","created_at"]}}};function Ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.number===void 0||!o.call(e,"number"))&&(u="number")||(e.size===void 0||
!o.call(e,"size"))&&(u="size")||(e.items===void 0||!o.call(e,"items"))&&(u="items"))return Ie.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="numbe\
r"||n==="size"||n==="items"||n==="most")){return Ie.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(e,"number")){let n=r;q(e.number,0)||(i=i===null?q.
errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;q(e.size,0)||(i=i===null?q.errors:i.concat(q.
errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=e.items,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Ie.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e4||isNaN(n))return Ie.errors=[0],!1;if(n<1||isNaN(n))return Ie.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&o.call(e,"most")){let n=e.most,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ie.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return Ie.errors=[0],!1;if(n<1||isNaN(n))return Ie.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return Ie.
errors=[0],!1;return Ie.errors=i,r===0}var Es=new RegExp("^/[^\\s#{}]*$","u");function jr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let u=r;for(let t of Object.keys(e))if(!o.call(Os.properties,t)){return jr.errors=[0],!1;break}if(u===r){if(e.key!==void 0&&o.call(e,"key")){let t=r;x(e.key,0)||
(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.decides_within!==void 0&&o.call(e,"decides_within")){let t=r;b(e.decides_within,
0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let t=e.list,n=r;if(r===n)if(typeof t==
"string"){if(!Es.test(t))return jr.errors=[0],!1}else return jr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=r;k(
e.items,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let t=r;k(e.id,0)||(i=i===null?
k.errors:i.concat(k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;k(e.model,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let t=r;k(e.created_at,0)||(i=i===null?k.errors:i.concat(
k.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let t=r;k(e.total,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let t=r;Ie(e.page,0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.within!==void 0&&o.call(e,"within")){let t=r;b(e.within,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;
if(s&&U({key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).
length!==0)return jr.errors=[0],!1}}}}}}}}}}}else return jr.errors=[0],!1;return jr.errors=i,r===0}var zs=new RegExp("^4xx$","u");function J(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.status===void 0||!o.call(e,"status"))&&
(n="status"))return J.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="status"||f==="at"||f==="in")){return J.errors=[0],!1;break}if(l===r){let f;if(e.
at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(f="in"))return J.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.call(e,"at"))&&
(f="at"))return J.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let _=e.status,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return J.errors=[0],!1;
{var s=!0;let p=_.length;for(let c=0;c<p;c++){let a=_[c],v=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&typeof a!="string")return J.errors=[0],!1;
if(r===v){if(typeof a=="number"&&isFinite(a)){if(a>599||isNaN(a))return J.errors=[0],!1;if(a<200||isNaN(a))return J.errors=[0],!1}if(r===v&&typeof a=="string"&&
!zs.test(a))return J.errors=[0],!1}var s=v===r;if(!s)break}if(s){let c=_.length,a;if(c>1){let v={};for(;c--;){let h=_[c];if(!(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h))&&typeof h!="string")){if(typeof h=="string"&&(h+="_"),typeof v[h]=="number"){return a=v[h],J.errors=[0],!1;break}v[h]=c}}}}}}else return J.errors=
[0],!1;var u=m===r}else var u=!0;if(u){if(e.at!==void 0&&o.call(e,"at")){let _=r;k(e.at,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var u=_===r}else
var u=!0;if(u)if(e.in!==void 0&&o.call(e,"in")){let _=e.in,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return J.errors=[0],!1;{var t=!0;let c=_.length;for(let a=0;a<
c;a++){let v=_[a],h=r;if(typeof v!="string"&&!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return J.errors=[0],!1;if(r===h&&typeof v=="string"&&I(v)<1)return J.
errors=[0],!1;var t=h===r;if(!t)break}if(t){let a=_.length,v;if(a>1){let h={};for(;a--;){let $=_[a];if(!(typeof $!="string"&&!(typeof $=="number"&&!($%1)&&!isNaN(
$)&&isFinite($)))){if(typeof $=="string"&&($+="_"),typeof h[$]=="number"){return v=h[$],J.errors=[0],!1;break}h[$]=a}}}}}}else return J.errors=[0],!1;var u=m===
r}else var u=!0}}}}else return J.errors=[0],!1;return J.errors=i,r===0}var Is=new RegExp("^/[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{id\\}[^\\s#{}]*(\\{[a-zA-Z0-9_]\
+\\}[^\\s#{}]*)*$","u"),Fs=new RegExp("^(POST|PUT|PATCH|DELETE) /[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{id\\}[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$",
"u");function Fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.id===void 0||!o.call(e,"id"))&&(t="id")||(e.status===void 0||
!o.call(e,"status"))&&(t="status")||(e.deadline===void 0||!o.call(e,"deadline"))&&(t="deadline"))return Fe.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l===
"id"||l==="query"||l==="cancel"||l==="status"||l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return Fe.errors=[0],!1;break}if(n===r){if(e.id!==void 0&&
o.call(e,"id")){let l=r;k(e.id,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.
query,f=r;if(r===f)if(typeof l=="string"){if(!Is.test(l))return Fe.errors=[0],!1}else return Fe.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.cancel!==void 0&&
o.call(e,"cancel")){let l=e.cancel,f=r;if(r===f)if(typeof l=="string"){if(!Fs.test(l))return Fe.errors=[0],!1}else return Fe.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.status!==void 0&&o.call(e,"status")){let l=r;ne(e.status,0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
deadline!==void 0&&o.call(e,"deadline")){let l=r;b(e.deadline,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==
void 0&&o.call(e,"unknown_outcome")){let l=r;jr(e.unknown_outcome,0)||(i=i===null?jr.errors:i.concat(jr.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
nothing_made!==void 0&&o.call(e,"nothing_made")){let l=e.nothing_made,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Fe.errors=[0],!1;{var u=!0;let m=l.
length;for(let p=0;p<m;p++){let c=r;J(l[p],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var u=c===r;if(!u)break}}}else return Fe.errors=[0],!1;var s=f===
r}else var s=!0}}}}}}}}else return Fe.errors=[0],!1;return Fe.errors=i,r===0}function wr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return wr.errors=[0],!1;{let u=r;for(let t of Object.
keys(e))if(!(t==="min"||t==="max")){return wr.errors=[0],!1;break}if(u===r){if(e.min!==void 0&&o.call(e,"min")){let t=e.min,n=r;if(!(typeof t=="number"&&isFinite(
t)))return wr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let t=e.max,n=r;if(!(typeof t=="number"&&isFinite(t)))return wr.errors=
[0],!1;var s=n===r}else var s=!0}}}else return wr.errors=[0],!1;return wr.errors=i,r===0}function ni(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.has===void 0||!o.call(e,"has"))&&(u="has"))return ni.errors=[0],
!1;{let t=r;for(let n of Object.keys(e))if(!(n==="has"||n==="empty")){return ni.errors=[0],!1;break}if(t===r){if(e.has!==void 0&&o.call(e,"has")){let n=r;k(e.has,
0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.empty!==void 0&&o.call(e,"empty")){let n=r;k(e.empty,0)||(i=i===null?
k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0}}}else return ni.errors=[0],!1;return ni.errors=i,r===0}function Le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.in===void 0||!o.call(e,"in"))&&(t="in")||(e.member===void 0||!o.
call(e,"member"))&&(t="member")||(e.from===void 0||!o.call(e,"from"))&&(t="from")||(e.values===void 0||!o.call(e,"values"))&&(t="values"))return Le.errors=[0],!1;
{let n=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return Le.errors=[0],!1;break}if(n===r){if(e.in!==void 0&&o.call(e,
"in")){let l=r;k(e.in,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.
member,f=r;if(r===f)if(typeof l=="string"){if(I(l)<1)return Le.errors=[0],!1}else return Le.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.from!==void 0&&o.
call(e,"from")){let l=e.from,f=r;if(r===f)if(typeof l=="string"){if(I(l)<1)return Le.errors=[0],!1}else return Le.errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return Le.errors=[0],!1;
for(let m of Object.keys(l)){let p=r;H(l[m],0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var u=p===r;if(!u)break}}else return Le.errors=[0],!1;var s=f===
r}else var s=!0}}}}}else return Le.errors=[0],!1;return Le.errors=i,r===0}function ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return ce.errors=[0],!1;{let m=r;for(let p of Object.keys(e))if(!(p==="defaults"||p==="set"||p==="clamp"||p==="hide"||p==="items")){return ce.errors=
[0],!1;break}if(m===r){let p;if(e.hide!==void 0&&o.call(e,"hide")&&(e.set===void 0||!o.call(e,"set"))&&(p="set"))return ce.errors=[0],!1;if(e.defaults!==void 0&&
o.call(e,"defaults")){let c=e.defaults,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c))for(let v of Object.keys(c)){let h=r;H(c[v],0)||(i=i===null?H.errors:
i.concat(H.errors),r=i.length);var s=h===r;if(!s)break}else return ce.errors=[0],!1;var u=a===r}else var u=!0;if(u){if(e.set!==void 0&&o.call(e,"set")){let c=e.
set,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return ce.errors=[0],!1;for(let h of Object.keys(c)){let $=r;k(h,0)||(i=
i===null?k.errors:i.concat(k.errors),r=i.length);var t=$===r;if(!t){return i===null?i=[0]:i.push(0),r++,ce.errors=i,!1;break}}if(t)for(let h of Object.keys(c)){
let $=r;H(c[h],0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var n=$===r;if(!n)break}}else return ce.errors=[0],!1;var u=a===r}else var u=!0;if(u){if(e.
clamp!==void 0&&o.call(e,"clamp")){let c=e.clamp,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return ce.errors=[0],!1;for(let h of Object.
keys(c)){let $=r;k(h,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var l=$===r;if(!l){return i===null?i=[0]:i.push(0),r++,ce.errors=i,!1;break}}if(l)for(let h of Object.
keys(c)){let $=r;wr(c[h],0)||(i=i===null?wr.errors:i.concat(wr.errors),r=i.length);var f=$===r;if(!f)break}}else return ce.errors=[0],!1;var u=a===r}else var u=!0;
if(u){if(e.hide!==void 0&&o.call(e,"hide")){let c=r;ni(e.hide,0)||(i=i===null?ni.errors:i.concat(ni.errors),r=i.length);var u=c===r}else var u=!0;if(u)if(e.items!==
void 0&&o.call(e,"items")){let c=e.items,a=r;if(r===a)if(Array.isArray(c)){var _=!0;let h=c.length;for(let $=0;$<h;$++){let d=r;Le(c[$],0)||(i=i===null?Le.errors:
i.concat(Le.errors),r=i.length);var _=d===r;if(!_)break}}else return ce.errors=[0],!1;var u=a===r}else var u=!0}}}}}}else return ce.errors=[0],!1;return ce.errors=
i,r===0}function ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.size===void 0||!o.call(e,"size"))&&(u="size")||(e.default===void 0||
!o.call(e,"default"))&&(u="default")||(e.max===void 0||!o.call(e,"max"))&&(u="max"))return ke.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="size"||
n==="token"||n==="after"||n==="before"||n==="default"||n==="max")){return ke.errors=[0],!1;break}if(t===r){if(e.size!==void 0&&o.call(e,"size")){let n=r;q(e.size,
0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let n=r;q(e.token,0)||(i=i===null?
q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let n=r;q(e.after,0)||(i=i===null?q.errors:i.concat(
q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let n=r;q(e.before,0)||(i=i===null?q.errors:i.concat(q.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return ke.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ke.errors=[0],!1;if(n<1||isNaN(n))return ke.errors=[0],!1}var s=l===
r}else var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ke.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ke.errors=[0],!1;if(n<1||isNaN(n))return ke.errors=[0],!1}var s=l===r}else var s=!0;if(s&&U({token:{},
after:{with:["before"]}},e).length!==0)return ke.errors=[0],!1}}}}}}}}else return ke.errors=[0],!1;return ke.errors=i,r===0}function Ar(e){let i=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.type===void 0||!o.call(e,"type"))&&(t="type")||(e.page===void 0||!o.call(e,"page"))&&(t="page")||(e.item===
void 0||!o.call(e,"item"))&&(t="item")||(e.list===void 0||!o.call(e,"list"))&&(t="list"))return Ar.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="\
type"||l==="page"||l==="upstream"||l==="item"||l==="list")){return Ar.errors=[0],!1;break}if(n===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;y(e.type,0)||(i=
i===null?y.errors:i.concat(y.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;ke(e.page,0)||(i=i===null?ke.errors:
i.concat(ke.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,f=r;if(r===f)if(Array.isArray(l)){
if(l.length<1)return Ar.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;y(l[p],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=c===
r;if(!u)break}}}else return Ar.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;R(e.item,0)||(i=i===null?R.errors:i.concat(
R.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;R(e.list,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);
var s=l===r}else var s=!0}}}}}}else return Ar.errors=[0],!1;return Ar.errors=i,r===0}var Ls={type:"object",additionalProperties:!1,required:["match"],properties:{
interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{
$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions\
/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/remov\
ed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definition\
s/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions\
/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},
fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{
type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},form:{type:"object",minProperties:1,maxProperties:100,propertyNames:{$ref:"#/de\
finitions/part_name"},additionalProperties:{$ref:"#/definitions/form_part"}},file:{$ref:"#/definitions/file_body"},websocket:{$ref:"#/definitions/websocket"},retired:{
$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:[
"billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","forbid","fill",
"forward","billing","creates_task","on_abort","drain","form","file","websocket"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_reso\
urce","body","forbid","fill","forward","form","file","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{with:[
"creates_resource"]},account:{}},"x-excludes":{branches:["shorthand","body","forbid","fill","forward","billing","creates_task"],websocket:["form","file","body_l\
imit","removes_resource","branches","facts","shorthand","body","fill","creates_task","on_abort","drain"]}};var Zs=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function hi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Zs.test(e))return hi.errors=
[0],!1}else return hi.errors=[0],!1;return hi.errors=i,r===0}var Rs={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},default:{
$ref:"#/definitions/model_id"},param:{$ref:"#/definitions/names"},query:{$ref:"#/definitions/query_name"},is:{$ref:"#/definitions/model_id"},type:{$ref:"#/defin\
itions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"array",items:{
$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit",
"upstream"]},query:{with:["default","type","prefix","unit","upstream"]},is:{}}};function Dr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Dr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ki.test(e))return Dr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Dr.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;y(e[t],0)||(i=i===null?y.errors:i.concat(
y.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(M(e[t],e[n])){return Dr.errors=[0],!1;break e}}}}}}return Dr.
errors=i,r===0}function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!o.call(Rs.properties,
l)){return Ze.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;k(e.at,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=r;X(e.default,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;Dr(e.param,0)||(i=i===null?Dr.errors:i.concat(Dr.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
query!==void 0&&o.call(e,"query")){let l=r;q(e.query,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.is!==void 0&&o.
call(e,"is")){let l=r;X(e.is,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;
y(e.type,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,f=r;if(r===
f)if(Array.isArray(l)){if(l.length<1)return Ze.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;X(l[p],0)||(i=i===null?X.errors:i.concat(X.errors),
r=i.length);var u=c===r;if(!u)break}if(u){let p=l.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(M(l[p],l[c])){return Ze.errors=[0],!1;break e}}}}}else return Ze.
errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(ge.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Ze.errors=
[0],!1;{var t=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;y(l[p],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var t=c===r;if(!t)break}if(t){let p=l.
length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(M(l[p],l[c])){return Ze.errors=[0],!1;break e}}}}}else return Ze.errors=[0],!1;var s=f===r}else var s=!0;if(s&&U({at:{
with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit","upstream"]},query:{with:["default","type","prefix","unit","upstream"]},
is:{}},e).length!==0)return Ze.errors=[0],!1}}}}}}}}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}function er(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return er.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ki.test(
e))return er.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.query===void 0||!o.call(e,"query"))&&(s="query"))return er.errors=[0],
!1;{let u=r;for(let t of Object.keys(e))if(t!=="query"){return er.errors=[0],!1;break}u===r&&e.query!==void 0&&o.call(e,"query")&&(q(e.query,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length))}}}return er.errors=i,r===0}function te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.number===void 0||!o.call(e,"number"))&&(u="number")||(e.size===void 0||
!o.call(e,"size"))&&(u="size")||(e.default===void 0||!o.call(e,"default"))&&(u="default")||(e.max===void 0||!o.call(e,"max"))&&(u="max"))return te.errors=[0],!1;
{let t=r;for(let n of Object.keys(e))if(!(n==="number"||n==="size"||n==="default"||n==="max")){return te.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(
e,"number")){let n=r;q(e.number,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;
q(e.size,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return te.errors=
[0],!1;if(n<1||isNaN(n))return te.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return te.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return te.errors=[0],!1;if(n<1||isNaN(n))return te.
errors=[0],!1}var s=l===r}else var s=!0}}}}}else return te.errors=[0],!1;return te.errors=i,r===0}function gi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="status"||t==="model"||t==="id")){
return gi.errors=[0],!1;break}if(u===r){if(e.status!==void 0&&o.call(e,"status")){let t=r;q(e.status,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;q(e.model,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let t=r;q(e.id,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0}}}else return gi.errors=
[0],!1;return gi.errors=i,r===0}function Xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(t="kinds"))return Xe.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return Xe.errors=[0],!1;break}if(n===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;er(e.poll,0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;er(e.cancel,0)||(i=i===null?er.errors:i.concat(er.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;R(e.list,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Xe.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<
m;p++){let c=r;y(l[p],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=c===r;if(!u)break}if(u){let p=l.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(M(
l[p],l[c])){return Xe.errors=[0],!1;break e}}}}}else return Xe.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;R(e.item,
0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;te(e.page,0)||(i=i===null?
te.errors:i.concat(te.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;gi(e.filters,0)||(i=i===null?gi.errors:
i.concat(gi.errors),r=i.length);var s=l===r}else var s=!0;if(s&&U({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return Xe.errors=[0],!1}}}}}}}}}else return Xe.errors=[0],!1;return Xe.errors=i,r===0}var Ts={type:"object",additionalProperties:!1,required:["resource"],properties:{
resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},param:{$ref:"#/definitions/name"},query:{$ref:"#/definitions/qu\
ery_name"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},host:{$ref:"#/definitions/resource_host"},unread:{type:"boolean"}},"x-varian\
ts":{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},uri:{with:["unread"]},host:{with:["unread"]}}};var Ss=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function Or(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ss.test(e))return Or.errors=[0],!1}else return Or.
errors=[0],!1;return Or.errors=i,r===0}var Bs=new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)+$","u");function Er(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Bs.test(e))return Er.errors=[0],!1}else return Er.
errors=[0],!1;return Er.errors=i,r===0}function ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(
e,"resource"))&&(u="resource"))return ar.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!o.call(Ts.properties,n)){return ar.errors=[0],!1;break}if(t===r){
if(e.resource!==void 0&&o.call(e,"resource")){let n=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
at!==void 0&&o.call(e,"at")){let n=r;k(e.at,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(
e,"optional")){let n=r;if(typeof e.optional!="boolean")return ar.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let n=r;y(
e.param,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=r;q(e.query,0)||(i=
i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;se(e.each,0)||(i=i===null?se.errors:
i.concat(se.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&o.call(e,"uri")){let n=r;Or(e.uri,0)||(i=i===null?Or.errors:i.concat(Or.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.host!==void 0&&o.call(e,"host")){let n=r;Er(e.host,0)||(i=i===null?Er.errors:i.concat(Er.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.unread!==void 0&&o.call(e,"unread")){let n=r;if(typeof e.unread!="boolean")return ar.errors=[0],!1;var s=n===r}else var s=!0;if(s&&U(
{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},uri:{with:["unread"]},host:{with:["unread"]}},e).length!==0)return ar.errors=
[0],!1}}}}}}}}}}}else return ar.errors=[0],!1;return ar.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.resource===void 0||!o.call(e,"resource"))&&(t="resource")||(e.id===
void 0||!o.call(e,"id"))&&(t="id"))return pr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id")){return pr.errors=[0],!1;break}if(n===
r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
id!==void 0&&o.call(e,"id")){let l=e.id,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return pr.errors=[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;
k(l[p],0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var u=c===r;if(!u)break}if(u){let p=l.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(M(l[p],l[c])){
return pr.errors=[0],!1;break e}}}}}else return pr.errors=[0],!1;var s=f===r}else var s=!0}}}else return pr.errors=[0],!1;return pr.errors=i,r===0}function ti(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource")||(e.param===
void 0||!o.call(e,"param"))&&(u="param"))return ti.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="param")){return ti.errors=[0],!1;
break}if(t===r){if(e.resource!==void 0&&o.call(e,"resource")){let n=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.param!==void 0&&o.call(e,"param")){let n=r;y(e.param,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0}}}else return ti.
errors=[0],!1;return ti.errors=i,r===0}var Ks=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function qr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.list===
void 0||!o.call(e,"list"))&&(u="list")||(e.query===void 0||!o.call(e,"query"))&&(u="query")||(e.item===void 0||!o.call(e,"item"))&&(u="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(u="answer")||(e.page===void 0||!o.call(e,"page"))&&(u="page"))return qr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="list"||
n==="query"||n==="record"||n==="item"||n==="answer"||n==="page")){return qr.errors=[0],!1;break}if(t===r){if(e.list!==void 0&&o.call(e,"list")){let n=r;y(e.list,
0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=e.query,l=r;if(r===l)if(typeof n==
"string"){if(!Ks.test(n))return qr.errors=[0],!1}else return qr.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let n=r;
k(e.record,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let n=r;R(e.item,0)||(i=
i===null?R.errors:i.concat(R.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let n=r;R(e.answer,0)||(i=i===null?R.
errors:i.concat(R.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let n=r;te(e.page,0)||(i=i===null?te.errors:i.concat(
te.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}else return qr.errors=[0],!1;return qr.errors=i,r===0}function oi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.from===void 0||!o.call(e,"from"))&&(u="from")||(e.to===void 0||!o.
call(e,"to"))&&(u="to"))return oi.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return oi.errors=[0],!1;break}if(t===r){if(e.from!==
void 0&&o.call(e,"from")){let n=r;q(e.from,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){
let n=r;q(e.to,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0}}}else return oi.errors=[0],!1;return oi.errors=i,r===0}function Cr(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.show===void 0||!o.call(e,"show"))&&(u="show")||(e.answer===void 0||!o.call(e,"a\
nswer"))&&(u="answer"))return Cr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="show"||n==="item"||n==="answer"||n==="page"||n==="param"||n==="mon\
th"||n==="rate"||n==="range")){return Cr.errors=[0],!1;break}if(t===r){if(e.show!==void 0&&o.call(e,"show")){let n=e.show,l=r;if(!(n==="balance"||n==="usage"||n===
"limits"||n==="prices"||n==="tasks"||n==="statement"||n==="requests"||n==="request"))return Cr.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.item!==void 0&&
o.call(e,"item")){let n=r;R(e.item,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answe\
r")){let n=r;R(e.answer,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let n=r;te(
e.page,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let n=r;y(e.param,0)||(i=
i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.month!==void 0&&o.call(e,"month")){let n=r;q(e.month,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let n=r;He(e.rate,0)||(i=i===null?He.errors:i.concat(He.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.range!==void 0&&o.call(e,"range")){let n=r;oi(e.range,0)||(i=i===null?oi.errors:i.concat(oi.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}else return Cr.errors=[0],!1;return Cr.errors=i,r===0}var Ds={type:"object",additionalProperties:!1,required:["name"],properties:{
name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"\
array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/rout\
e_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:["billing"]}};function De(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return De.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="prefix"||n==="cel"||n==="unit")){return De.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=e.prefix,l=r;if(r===l)
if(Array.isArray(n)){if(n.length<1)return De.errors=[0],!1;{var s=!0;let f=n.length;for(let _=0;_<f;_++){let m=r;X(n[_],0)||(i=i===null?X.errors:i.concat(X.errors),
r=i.length);var s=m===r;if(!s)break}if(s){let _=n.length,m;if(_>1){e:for(;_--;)for(m=_;m--;)if(M(n[_],n[m])){return De.errors=[0],!1;break e}}}}}else return De.
errors=[0],!1;var u=l===r}else var u=!0;if(u){if(e.cel!==void 0&&o.call(e,"cel")){let n=e.cel,l=r;if(r===l)if(typeof n=="string"){if(I(n)<1)return De.errors=[0],
!1}else return De.errors=[0],!1;var u=l===r}else var u=!0;if(u)if(e.unit!==void 0&&o.call(e,"unit")){let n=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(ge.errors),
r=i.length);var u=n===r}else var u=!0}}}}else return De.errors=[0],!1;return De.errors=i,r===0}function ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.prompt===void 0||!o.call(e,"prompt"))&&(t="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(t="images")||(e.into===void 0||!o.call(e,"into"))&&(t="into")||(e.roles===void 0||!o.call(e,"roles"))&&(t="roles"))return ie.errors=
[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return ie.errors=[0],!1;break}if(n===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,f=r;if(r===f)if(typeof l=="string"){if(I(l)<1)return ie.errors=[0],!1}else return ie.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.images!==void 0&&o.call(e,"images")){let l=e.images,f=r;if(r===f)if(typeof l=="string"){if(I(l)<1)return ie.errors=[0],!1}else return ie.errors=[0],!1;
var s=f===r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,f=r;if(r===f)if(typeof l=="string"){if(I(l)<1)return ie.errors=[0],!1}else return ie.
errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ie.errors=
[0],!1;{var u=!0;let m=l.length;for(let p=0;p<m;p++){let c=l[p],a=r;if(r===a)if(typeof c=="string"){if(I(c)<1)return ie.errors=[0],!1}else return ie.errors=[0],
!1;var u=a===r;if(!u)break}}}else return ie.errors=[0],!1;var s=f===r}else var s=!0}}}}}else return ie.errors=[0],!1;return ie.errors=i,r===0}var Cs=new RegExp("^/[^\\s?#]*$","u");function bi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Cs.test(e))return bi.errors=[0],!1}else return bi.errors=
[0],!1;return bi.errors=i,r===0}function ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ye.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="only"||n==="path")){return ye.errors=[0],!1;break}if(t===r){if(e.only!==void 0&&o.call(e,"only")){let n=e.
only,l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return ye.errors=[0],!1;{var s=!0;let f=n.length;for(let _=0;_<f;_++){let m=n[_],p=r;if(r===p)if(typeof m==
"string"){if(I(m)<1)return ye.errors=[0],!1}else return ye.errors=[0],!1;var s=p===r;if(!s)break}if(s){let _=n.length,m;if(_>1){let p={};for(;_--;){let c=n[_];if(typeof c==
"string"){if(typeof p[c]=="number"){return m=p[c],ye.errors=[0],!1;break}p[c]=_}}}}}}else return ye.errors=[0],!1;var u=l===r}else var u=!0;if(u)if(e.path!==void 0&&
o.call(e,"path")){let n=r;bi(e.path,0)||(i=i===null?bi.errors:i.concat(bi.errors),r=i.length);var u=n===r}else var u=!0}}}else return ye.errors=[0],!1;return ye.
errors=i,r===0}var Ci=new RegExp("^(/([^~/=]|~0|~1)*)+(=.+)?$","u");function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.
name===void 0||!o.call(e,"name"))&&(t="name"))return Re.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!o.call(Ds.properties,l)){return Re.errors=[0],!1;
break}if(n===r){let l;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(l="billing"))return Re.errors=[0],!1;if(e.
name!==void 0&&o.call(e,"name")){let f=r;y(e.name,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.when!==void 0&&o.
call(e,"when")){let f=r;De(e.when,0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.shorthand!==void 0&&o.call(e,"s\
horthand")){let f=r;ie(e.shorthand,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){
let f=r;be(e.body,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.forbid!==void 0&&o.call(e,"forbid")){let f=e.forbid,
_=r;if(r===_)if(Array.isArray(f)){if(f.length<1)return Re.errors=[0],!1;{var u=!0;let p=f.length;for(let c=0;c<p;c++){let a=f[c],v=r;if(r===v)if(typeof a=="stri\
ng"){if(!Ci.test(a))return Re.errors=[0],!1}else return Re.errors=[0],!1;var u=v===r;if(!u)break}if(u){let c=f.length,a;if(c>1){let v={};for(;c--;){let h=f[c];if(typeof h==
"string"){if(typeof v[h]=="number"){return a=v[h],Re.errors=[0],!1;break}v[h]=c}}}}}}else return Re.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let f=r;y(e.fill,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let f=r;ye(e.forward,0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){
let f=r;y(e.billing,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=f===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){
let f=r;y(e.creates_task,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=f===r}else var s=!0}}}}}}}}}}else return Re.errors=[0],!1;return Re.errors=
i,r===0}function $i(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="time"||t==="bytes")){return $i.
errors=[0],!1;break}if(u===r){if(e.time!==void 0&&o.call(e,"time")){let t=r;b(e.time,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;F(e.bytes,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0}}else return $i.
errors=[0],!1;return $i.errors=i,r===0}function Pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource"))return Pr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="optional"||n==="each"||n==="uri"||n==="host")){return Pr.errors=[0],!1;break}
if(t===r){if(e.resource!==void 0&&o.call(e,"resource")){let n=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.at!==void 0&&o.call(e,"at")){let n=r;k(e.at,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&
o.call(e,"optional")){let n=r;if(typeof e.optional!="boolean")return Pr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;
se(e.each,0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&o.call(e,"uri")){let n=r;Or(e.uri,0)||(i=
i===null?Or.errors:i.concat(Or.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.host!==void 0&&o.call(e,"host")){let n=r;Er(e.host,0)||(i=i===null?Er.errors:
i.concat(Er.errors),r=i.length);var s=n===r}else var s=!0;if(s&&U({at:{with:["optional"]},each:{},uri:{},host:{}},e).length!==0)return Pr.errors=[0],!1}}}}}}}}else
return Pr.errors=[0],!1;return Pr.errors=i,r===0}function Te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let f of Object.
keys(e))if(!(f==="when"||f==="body"||f==="requires_owner")){return Te.errors=[0],!1;break}if(l===r){if(e.when!==void 0&&o.call(e,"when")){let f=e.when,_=r;if(r===
_)if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1)return Te.errors=[0],!1;for(let m of Object.keys(f)){let p=f[m],c=r;if(r===c)if(Array.
isArray(p)){if(p.length<1)return Te.errors=[0],!1;{var s=!0;let a=p.length;for(let v=0;v<a;v++){let h=r;if(typeof p[v]!="string")return Te.errors=[0],!1;var s=h===
r;if(!s)break}if(s){let v=p.length,h;if(v>1){let $={};for(;v--;){let d=p[v];if(typeof d=="string"){if(typeof $[d]=="number"){return h=$[d],Te.errors=[0],!1;break}
$[d]=v}}}}}}else return Te.errors=[0],!1;var u=c===r;if(!u)break}}else return Te.errors=[0],!1;var t=_===r}else var t=!0;if(t){if(e.body!==void 0&&o.call(e,"bod\
y")){let f=r;be(e.body,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var t=f===r}else var t=!0;if(t)if(e.requires_owner!==void 0&&o.call(e,"requires\
_owner")){let f=e.requires_owner,_=r;if(r===_)if(Array.isArray(f)){var n=!0;let p=f.length;for(let c=0;c<p;c++){let a=r;Pr(f[c],0)||(i=i===null?Pr.errors:i.concat(
Pr.errors),r=i.length);var n=a===r;if(!n)break}}else return Te.errors=[0],!1;var t=_===r}else var t=!0}}}else return Te.errors=[0],!1;return Te.errors=i,r===0}var Hi=new RegExp(
"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$","u");function ue(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))
if(!(n==="type"||n==="required"||n==="max"||n==="content_types"||n==="lines"||n==="repeat")){return ue.errors=[0],!1;break}if(t===r){if(e.type!==void 0&&o.call(
e,"type")){let n=e.type,l=r;if(typeof n!="string")return ue.errors=[0],!1;if(!(n==="string"||n==="int"||n==="bool"||n==="file"))return ue.errors=[0],!1;var s=l===
r}else var s=!0;if(s){if(e.required!==void 0&&o.call(e,"required")){let n=r;if(typeof e.required!="boolean")return ue.errors=[0],!1;var s=n===r}else var s=!0;if(s){
if(e.max!==void 0&&o.call(e,"max")){let n=r;F(e.max,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.content_types!==
void 0&&o.call(e,"content_types")){let n=e.content_types,l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return ue.errors=[0],!1;{var u=!0;let _=n.length;for(let m=0;m<
_;m++){let p=n[m],c=r;if(r===c)if(typeof p=="string"){if(!Hi.test(p))return ue.errors=[0],!1}else return ue.errors=[0],!1;var u=c===r;if(!u)break}if(u){let m=n.
length,p;if(m>1){let c={};for(;m--;){let a=n[m];if(typeof a=="string"){if(typeof c[a]=="number"){return p=c[a],ue.errors=[0],!1;break}c[a]=m}}}}}}else return ue.
errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.lines!==void 0&&o.call(e,"lines")){let n=r;Te(e.lines,0)||(i=i===null?Te.errors:i.concat(Te.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.repeat!==void 0&&o.call(e,"repeat")){let n=e.repeat,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ue.errors=
[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return ue.errors=[0],!1;if(n<1||isNaN(n))return ue.errors=[0],!1}var s=l===r}else var s=!0}}}}}}else
return ue.errors=[0],!1;return ue.errors=i,r===0}function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.content_types===void 0||!o.call(e,"content_types"))&&(t="content\
_types"))return Se.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="content_types"||l==="json")){return Se.errors=[0],!1;break}if(n===r){if(e.content_types!==
void 0&&o.call(e,"content_types")){let l=e.content_types,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Se.errors=[0],!1;{var s=!0;let _=l.length;for(let m=0;m<
_;m++){let p=l[m],c=r;if(r===c)if(typeof p=="string"){if(!Hi.test(p))return Se.errors=[0],!1}else return Se.errors=[0],!1;var s=c===r;if(!s)break}if(s){let m=l.
length,p;if(m>1){let c={};for(;m--;){let a=l[m];if(typeof a=="string"){if(typeof c[a]=="number"){return p=c[a],Se.errors=[0],!1;break}c[a]=m}}}}}}else return Se.
errors=[0],!1;var u=f===r}else var u=!0;if(u)if(e.json!==void 0&&o.call(e,"json")){let l=r;if(typeof e.json!="boolean")return Se.errors=[0],!1;var u=l===r}else var u=!0}}}else
return Se.errors=[0],!1;return Se.errors=i,r===0}function ve(e){let i=null,r=0;if(r===0)if(Array.isArray(e)){if(e.length<1)return ve.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=e[t],l=r;if(r===
l)if(typeof n=="string"){if(I(n)<1)return ve.errors=[0],!1}else return ve.errors=[0],!1;var s=l===r;if(!s)break}if(s){let t=e.length,n;if(t>1){let l={};for(;t--;){
let f=e[t];if(typeof f=="string"){if(typeof l[f]=="number"){return n=l[f],ve.errors=[0],!1;break}l[f]=t}}}}}}else return ve.errors=[0],!1;return ve.errors=i,r===
0}function Hr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource"))return Hr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="each")){return Hr.errors=[0],!1;break}if(t===r){if(e.resource!==void 0&&o.
call(e,"resource")){let n=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){
let n=r;k(e.at,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;se(e.each,0)||
(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=n===r}else var s=!0;if(s&&U({at:{},each:{}},e).length!==0)return Hr.errors=[0],!1}}}}}else return Hr.
errors=[0],!1;return Hr.errors=i,r===0}function Ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let _ of Object.keys(e))if(!(_===
"values"||_==="requires_owner")){return Ce.errors=[0],!1;break}if(f===r){if(e.values!==void 0&&o.call(e,"values")){let _=e.values,m=r;if(r===m)if(_&&typeof _=="\
object"&&!Array.isArray(_)){for(let p of Object.keys(_)){let c=r;k(p,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var s=c===r;if(!s){return i===null?
i=[0]:i.push(0),r++,Ce.errors=i,!1;break}}if(s)for(let p of Object.keys(_)){let c=_[p],a=r;if(r===a)if(Array.isArray(c)){var u=!0;let v=c.length;for(let h=0;h<v;h++){
let $=r;if(typeof c[h]!="string")return Ce.errors=[0],!1;var u=$===r;if(!u)break}if(u){let h=c.length,$;if(h>1){let d={};for(;h--;){let j=c[h];if(typeof j=="str\
ing"){if(typeof d[j]=="number"){return $=d[j],Ce.errors=[0],!1;break}d[j]=h}}}}}else return Ce.errors=[0],!1;var t=a===r;if(!t)break}}else return Ce.errors=[0],
!1;var n=m===r}else var n=!0;if(n)if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let _=e.requires_owner,m=r;if(r===m)if(Array.isArray(_)){var l=!0;let c=_.
length;for(let a=0;a<c;a++){let v=r;Hr(_[a],0)||(i=i===null?Hr.errors:i.concat(Hr.errors),r=i.length);var l=v===r;if(!l)break}}else return Ce.errors=[0],!1;var n=m===
r}else var n=!0}}else return Ce.errors=[0],!1;return Ce.errors=i,r===0}function Mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;
if((e.event===void 0||!o.call(e,"event"))&&(u="event")||(e.starts===void 0||!o.call(e,"starts"))&&(u="starts")||(e.ends===void 0||!o.call(e,"ends"))&&(u="ends"))
return Mr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="event"||n==="starts"||n==="ends"||n==="reports"||n==="message"||n==="idle"||n==="messages"||
n==="unread")){return Mr.errors=[0],!1;break}if(t===r){if(e.event!==void 0&&o.call(e,"event")){let n=r;k(e.event,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.
length);var s=n===r}else var s=!0;if(s){if(e.starts!==void 0&&o.call(e,"starts")){let n=r;ve(e.starts,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.ends!==void 0&&o.call(e,"ends")){let n=r;ve(e.ends,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.reports!==void 0&&o.call(e,"reports")){let n=r;ve(e.reports,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=n===r}else var s=!0;
if(s){if(e.message!==void 0&&o.call(e,"message")){let n=r;F(e.message,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
idle!==void 0&&o.call(e,"idle")){let n=r;b(e.idle,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.messages!==void 0&&
o.call(e,"messages")){let n=r;Ce(e.messages,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.unread!==void 0&&o.call(
e,"unread")){let n=r;if(typeof e.unread!="boolean")return Mr.errors=[0],!1;var s=n===r}else var s=!0}}}}}}}}}else return Mr.errors=[0],!1;return Mr.errors=i,r===
0}function le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return le.errors=[0],!1;{let l=r;for(let f of Object.
keys(e))if(!(f==="status"||f==="headers"||f==="body"||f==="events"||f==="stream")){return le.errors=[0],!1;break}if(l===r){if(e.status!==void 0&&o.call(e,"statu\
s")){let f=e.status,_=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return le.errors=[0],!1;if(r===_&&typeof f=="number"&&isFinite(f)){if(f>599||isNaN(
f))return le.errors=[0],!1;if(f<200||isNaN(f))return le.errors=[0],!1}var s=_===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,
_=r;if(r===_)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let p of Object.keys(f)){let c=r;x(p,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var u=c===
r;if(!u){return i===null?i=[0]:i.push(0),r++,le.errors=i,!1;break}}if(u)for(let p of Object.keys(f)){let c=r;if(typeof f[p]!="string")return le.errors=[0],!1;var t=c===
r;if(!t)break}}else return le.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let f=r;H(e.body,0)||(i=i===null?H.errors:i.concat(
H.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.events!==void 0&&o.call(e,"events")){let f=e.events,_=r;if(r===_)if(Array.isArray(f)){if(f.length<1)return le.
errors=[0],!1;{var n=!0;let p=f.length;for(let c=0;c<p;c++){let a=r;H(f[c],0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var n=a===r;if(!n)break}}}else
return le.errors=[0],!1;var s=_===r}else var s=!0;if(s)if(e.stream!==void 0&&o.call(e,"stream")){let f=r;S(e.stream,0)||(i=i===null?S.errors:i.concat(S.errors),
r=i.length);var s=f===r}else var s=!0}}}}}}else return le.errors=[0],!1;return le.errors=i,r===0}var Hs={type:"object",additionalProperties:!1,properties:{branch:{
$ref:"#/definitions/name"},units:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"number",minimum:0,maximum:1e9}},
charge:{$ref:"#/definitions/amount"},state:{enum:["running","succeeded","failed","unknown","review"]},request:{type:"string",pattern:"^[A-Z]+ /\\S*$"},sent:{type:"\
object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"}},capped:{type:"boolean"},task:{type:"strin\
g",minLength:1},resource:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string",minLength:1}},facts:{type:"\
object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},hold:{$ref:"#/definitions/amount"},
error:{$ref:"#/definitions/error_kind"}},minProperties:1},Ms=new RegExp("^[A-Z]+ /\\S*$","u");function B(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){if(Object.keys(e).length<1)return B.errors=[0],!1;{let c=r;for(let a of Object.keys(e))if(!o.call(Hs.properties,a)){return B.errors=[0],!1;break}if(c===
r){if(e.branch!==void 0&&o.call(e,"branch")){let a=r;y(e.branch,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.units!==
void 0&&o.call(e,"units")){let a=e.units,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return B.errors=[0],!1;for(let $ of Object.
keys(a)){let d=r;y($,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=d===r;if(!u){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(u)for(let $ of Object.
keys(a)){let d=a[$],j=r;if(r===j)if(typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return B.errors=[0],!1;if(d<0||isNaN(d))return B.errors=[0],!1}else return B.
errors=[0],!1;var t=j===r;if(!t)break}}else return B.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.charge!==void 0&&o.call(e,"charge")){let a=r;ee(e.charge,
0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.state!==void 0&&o.call(e,"state")){let a=e.state,v=r;if(!(a==="ru\
nning"||a==="succeeded"||a==="failed"||a==="unknown"||a==="review"))return B.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.request!==void 0&&o.call(e,"requ\
est")){let a=e.request,v=r;if(r===v)if(typeof a=="string"){if(!Ms.test(a))return B.errors=[0],!1}else return B.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.
sent!==void 0&&o.call(e,"sent")){let a=e.sent,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return B.errors=[0],!1;for(let $ of Object.
keys(a)){let d=r;k($,0)||(i=i===null?k.errors:i.concat(k.errors),r=i.length);var n=d===r;if(!n){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(n)for(let $ of Object.
keys(a)){let d=r;H(a[$],0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var l=d===r;if(!l)break}}else return B.errors=[0],!1;var s=v===r}else var s=!0;if(s){
if(e.capped!==void 0&&o.call(e,"capped")){let a=r;if(typeof e.capped!="boolean")return B.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(
e,"task")){let a=e.task,v=r;if(r===v)if(typeof a=="string"){if(I(a)<1)return B.errors=[0],!1}else return B.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.resource!==
void 0&&o.call(e,"resource")){let a=e.resource,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return B.errors=[0],!1;for(let $ of Object.
keys(a)){let d=r;y($,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=d===r;if(!f){return i===null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(f)for(let $ of Object.
keys(a)){let d=a[$],j=r;if(r===j)if(typeof d=="string"){if(I(d)<1)return B.errors=[0],!1}else return B.errors=[0],!1;var _=j===r;if(!_)break}}else return B.errors=
[0],!1;var s=v===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){let a=e.facts,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length<1)return B.errors=[0],!1;for(let $ of Object.keys(a)){let d=r;y($,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var m=d===r;if(!m){return i===
null?i=[0]:i.push(0),r++,B.errors=i,!1;break}}if(m)for(let $ of Object.keys(a)){let d=a[$],j=r;if(typeof d!="string"&&!(typeof d=="number"&&isFinite(d))&&typeof d!=
"boolean")return B.errors=[0],!1;var p=j===r;if(!p)break}}else return B.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let a=r;
ee(e.hold,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=a===r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let a=r;Ge(e.error,0)||
(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);var s=a===r}else var s=!0}}}}}}}}}}}}}else return B.errors=[0],!1;return B.errors=i,r===0}function re(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let _;if((e.name===void 0||!o.call(e,"name"))&&(_="name"))return re.errors=[0],!1;{let m=r;for(let p of Object.
keys(e))if(!(p==="name"||p==="after"||p==="body"||p==="headers"||p==="params"||p==="answer"||p==="polls"||p==="expect")){return re.errors=[0],!1;break}if(m===r){
if(e.name!==void 0&&o.call(e,"name")){let p=e.name,c=r;if(r===c)if(typeof p=="string"){if(I(p)<1)return re.errors=[0],!1}else return re.errors=[0],!1;var s=c===
r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let p=e.after,c=r;if(r===c)if(typeof p=="string"){if(I(p)<1)return re.errors=[0],!1}else return re.
errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let p=r;H(e.body,0)||(i=i===null?H.errors:i.concat(H.errors),r=i.length);var s=p===
r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let p=e.headers,c=r;if(r===c)if(p&&typeof p=="object"&&!Array.isArray(p)){for(let v of Object.
keys(p)){let h=r;x(v,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var u=h===r;if(!u){return i===null?i=[0]:i.push(0),r++,re.errors=i,!1;break}}if(u)for(let v of Object.
keys(p)){let h=r;if(typeof p[v]!="string")return re.errors=[0],!1;var t=h===r;if(!t)break}}else return re.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.params!==
void 0&&o.call(e,"params")){let p=e.params,c=r;if(r===c)if(p&&typeof p=="object"&&!Array.isArray(p)){for(let v of Object.keys(p)){let h=r;y(v,0)||(i=i===null?y.
errors:i.concat(y.errors),r=i.length);var n=h===r;if(!n){return i===null?i=[0]:i.push(0),r++,re.errors=i,!1;break}}if(n)for(let v of Object.keys(p)){let h=r;if(typeof p[v]!=
"string")return re.errors=[0],!1;var l=h===r;if(!l)break}}else return re.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){
let p=r;le(e.answer,0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.polls!==void 0&&o.call(e,"polls")){let p=e.polls,
c=r;if(r===c)if(Array.isArray(p)){if(p.length>2)return re.errors=[0],!1;if(p.length<1)return re.errors=[0],!1;{var f=!0;let v=p.length;for(let h=0;h<v;h++){let $=r;
le(p[h],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var f=$===r;if(!f)break}}}else return re.errors=[0],!1;var s=c===r}else var s=!0;if(s)if(e.expect!==
void 0&&o.call(e,"expect")){let p=r;B(e.expect,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var s=p===r}else var s=!0}}}}}}}}}else return re.errors=[
0],!1;return re.errors=i,r===0}function K(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let v;if((e.match===void 0||!o.call(e,"match"))&&
(v="match"))return K.errors=[0],!1;{let h=r;for(let $ of Object.keys(e))if(!o.call(Ls.properties,$)){return K.errors=[0],!1;break}if(h===r){let $;if(e.creates_task!==
void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&($="billing"))return K.errors=[0],!1;if(e.interface!==void 0&&o.call(e,"interface")){
let d=r;y(e.interface,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.match!==void 0&&o.call(e,"match")){let d=r;hi(
e.match,0)||(i=i===null?hi.errors:i.concat(hi.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let d=r;F(e.
body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let d=r;Ze(e.model,0)||
(i=i===null?Ze.errors:i.concat(Ze.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let d=r;y(e.upstream,0)||(i=
i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.catalogue!==void 0&&o.call(e,"catalogue")){let d=r;y(e.catalogue,0)||(i=i===
null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(e,"task")){let d=r;Xe(e.task,0)||(i=i===null?Xe.errors:i.
concat(Xe.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let d=e.requires_owner,j=r;if(r===j)if(Array.
isArray(d)){var u=!0;let L=d.length;for(let P=0;P<L;P++){let T=r;ar(d[P],0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);var u=T===r;if(!u)break}}else
return K.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.creates_resource!==void 0&&o.call(e,"creates_resource")){let d=e.creates_resource,j=r;if(r===j)if(Array.
isArray(d)){var t=!0;let L=d.length;for(let P=0;P<L;P++){let T=r;pr(d[P],0)||(i=i===null?pr.errors:i.concat(pr.errors),r=i.length);var t=T===r;if(!t)break}}else
return K.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.removes_resource!==void 0&&o.call(e,"removes_resource")){let d=e.removes_resource,j=r;if(r===j)if(Array.
isArray(d)){var n=!0;let L=d.length;for(let P=0;P<L;P++){let T=r;ti(d[P],0)||(i=i===null?ti.errors:i.concat(ti.errors),r=i.length);var n=T===r;if(!n)break}}else
return K.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.resources!==void 0&&o.call(e,"resources")){let d=r;qr(e.resources,0)||(i=i===null?qr.errors:i.concat(
qr.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.account!==void 0&&o.call(e,"account")){let d=r;Cr(e.account,0)||(i=i===null?Cr.errors:i.concat(Cr.errors),
r=i.length);var s=d===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){let d=e.facts,j=r;if(r===j)if(d&&typeof d=="object"&&!Array.isArray(d)){for(let L of Object.
keys(d)){let P=r;y(L,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var l=P===r;if(!l){return i===null?i=[0]:i.push(0),r++,K.errors=i,!1;break}}if(l)for(let L of Object.
keys(d)){let P=r;Q(d[L],0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var f=P===r;if(!f)break}}else return K.errors=[0],!1;var s=j===r}else var s=!0;if(s){
if(e.branches!==void 0&&o.call(e,"branches")){let d=e.branches,j=r;if(r===j)if(Array.isArray(d)){if(d.length<1)return K.errors=[0],!1;{var _=!0;let L=d.length;for(let P=0;P<
L;P++){let T=r;Re(d[P],0)||(i=i===null?Re.errors:i.concat(Re.errors),r=i.length);var _=T===r;if(!_)break}}}else return K.errors=[0],!1;var s=j===r}else var s=!0;
if(s){if(e.shorthand!==void 0&&o.call(e,"shorthand")){let d=r;ie(e.shorthand,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=d===r}else var s=!0;
if(s){if(e.body!==void 0&&o.call(e,"body")){let d=r;be(e.body,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.forbid!==
void 0&&o.call(e,"forbid")){let d=e.forbid,j=r;if(r===j)if(Array.isArray(d)){if(d.length<1)return K.errors=[0],!1;{var m=!0;let L=d.length;for(let P=0;P<L;P++){
let T=d[P],zr=r;if(r===zr)if(typeof T=="string"){if(!Ci.test(T))return K.errors=[0],!1}else return K.errors=[0],!1;var m=zr===r;if(!m)break}if(m){let P=d.length,
T;if(P>1){let zr={};for(;P--;){let Vr=d[P];if(typeof Vr=="string"){if(typeof zr[Vr]=="number"){return T=zr[Vr],K.errors=[0],!1;break}zr[Vr]=P}}}}}}else return K.
errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){let d=r;y(e.fill,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===
r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let d=r;ye(e.forward,0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length);var s=d===r}else
var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let d=r;y(e.billing,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;
if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let d=r;y(e.creates_task,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;
if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let d=e.on_abort,j=r;if(typeof d!="string")return K.errors=[0],!1;if(!(d==="cancel"||d==="drain"))return K.errors=
[0],!1;var s=j===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let d=r;$i(e.drain,0)||(i=i===null?$i.errors:i.concat($i.errors),r=i.length);var s=d===
r}else var s=!0;if(s){if(e.form!==void 0&&o.call(e,"form")){let d=e.form,j=r;if(r===j)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>100)
return K.errors=[0],!1;if(Object.keys(d).length<1)return K.errors=[0],!1;for(let L of Object.keys(d)){let P=r;Nr(L,0)||(i=i===null?Nr.errors:i.concat(Nr.errors),
r=i.length);var p=P===r;if(!p){return i===null?i=[0]:i.push(0),r++,K.errors=i,!1;break}}if(p)for(let L of Object.keys(d)){let P=r;ue(d[L],0)||(i=i===null?ue.errors:
i.concat(ue.errors),r=i.length);var c=P===r;if(!c)break}}else return K.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let d=r;
Se(e.file,0)||(i=i===null?Se.errors:i.concat(Se.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.websocket!==void 0&&o.call(e,"websocket")){let d=r;Mr(e.
websocket,0)||(i=i===null?Mr.errors:i.concat(Mr.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.retired!==void 0&&o.call(e,"retired")){let d=r;me(e.retired,
0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.maintenance!==void 0&&o.call(e,"maintenance")){let d=r;Pe(e.maintenance,
0)||(i=i===null?Pe.errors:i.concat(Pe.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.examples!==void 0&&o.call(e,"examples")){let d=e.examples,j=r;if(r===
j)if(Array.isArray(d)){var a=!0;let L=d.length;for(let P=0;P<L;P++){let T=r;re(d[P],0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var a=T===r;if(!a)
break}}else return K.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(U({model:{with:["body_limit","requires_owner","creates_resource","removes_resource","facts",
"branches","shorthand","body","forbid","fill","forward","billing","creates_task","on_abort","drain","form","file","websocket"]},upstream:{with:["body_limit","re\
quires_owner","creates_resource","removes_resource","body","forbid","fill","forward","form","file","on_abort","drain"]},resources:{with:["upstream"],required:["\
upstream"]},catalogue:{with:["model"]},task:{with:["creates_resource"]},account:{}},e).length!==0)return K.errors=[0],!1;if(zi({branches:["shorthand","body","fo\
rbid","fill","forward","billing","creates_task"],websocket:["form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_\
task","on_abort","drain"]},e).length!==0)return K.errors=[0],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return K.errors=[0],!1;return K.errors=i,r===0}function Gr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.prefix===void 0||!o.call(e,"prefix"))&&(u="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(u="upstream"))return Gr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="prefix"||n==="upstream"||n==="interface"||
n==="shared")){return Gr.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=r;Me(e.prefix,0)||(i=i===null?Me.errors:i.concat(Me.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let n=r;y(e.upstream,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.interface!==void 0&&o.call(e,"interface")){let n=r;y(e.interface,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.shared!==void 0&&o.call(e,"shared")){let n=r;if(typeof e.shared!="boolean")return Gr.errors=[0],!1;var s=n===r}else var s=!0}}}}}else return Gr.
errors=[0],!1;return Gr.errors=i,r===0}function Z(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let Wr;if((e.version===void 0||!o.call(
e,"version"))&&(Wr="version")||(e.store===void 0||!o.call(e,"store"))&&(Wr="store")||(e.currency===void 0||!o.call(e,"currency"))&&(Wr="currency")||(e.upstreams===
void 0||!o.call(e,"upstreams"))&&(Wr="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(Wr="envelopes")||(e.interfaces===void 0||!o.call(e,"interfac\
es"))&&(Wr="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(Wr="routes"))return Z.errors=[0],!1;{let Vi=r;for(let g of Object.keys(e))if(!o.call(Wi.properties,
g)){return Z.errors=[0],!1;break}if(Vi===r){if(e.version!==void 0&&o.call(e,"version")){let g=r;if(e.version!==1)return Z.errors=[0],!1;var s=g===r}else var s=!0;
if(s){if(e.server!==void 0&&o.call(e,"server")){let g=r;ir(e.server,0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.
admin!==void 0&&o.call(e,"admin")){let g=r;Lr(e.admin,0)||(i=i===null?Lr.errors:i.concat(Lr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.store!==void 0&&
o.call(e,"store")){let g=r;Qr(e.store,0)||(i=i===null?Qr.errors:i.concat(Qr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.settle!==void 0&&o.call(e,"\
settle")){let g=r;hr(e.settle,0)||(i=i===null?hr.errors:i.concat(hr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){
let g=r;pi(e.media,0)||(i=i===null?pi.errors:i.concat(pi.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.webhooks!==void 0&&o.call(e,"webhooks")){let g=r;
br(e.webhooks,0)||(i=i===null?br.errors:i.concat(br.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.retention!==void 0&&o.call(e,"retention")){let g=r;
di(e.retention,0)||(i=i===null?di.errors:i.concat(di.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let g=r;nr(
e.requests,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.seller!==void 0&&o.call(e,"seller")){let g=r;tr(e.seller,
0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.currency!==void 0&&o.call(e,"currency")){let g=r;$e(e.currency,0)||
(i=i===null?$e.errors:i.concat($e.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let g=e.limits,z=r;if(r===z)if(g&&
typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=N===r;if(!u){return i===
null?i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(u)for(let O of Object.keys(g)){let N=r;V(g[O],0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var t=N===
r;if(!t)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.upstreams!==void 0&&o.call(e,"upstreams")){let g=e.upstreams,z=r;if(r===z)if(g&&
typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var n=N===r;if(!n){return i===
null?i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(n)for(let O of Object.keys(g)){let N=r;D(g[O],0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var l=N===
r;if(!l)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.prices!==void 0&&o.call(e,"prices")){let g=e.prices,z=r;if(r===z)if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=N===r;if(!f){return i===null?
i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(f)for(let O of Object.keys(g)){let N=r;lr(g[O],0)||(i=i===null?lr.errors:i.concat(lr.errors),r=i.length);var _=N===r;
if(!_)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.models!==void 0&&o.call(e,"models")){let g=e.models,z=r;if(r===z)if(g&&typeof g=="\
object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;X(O,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var m=N===r;if(!m){return i===null?
i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(m)for(let O of Object.keys(g)){let N=r;W(g[O],0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var p=N===r;if(!p)
break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.aliases!==void 0&&o.call(e,"aliases")){let g=e.aliases,z=r;if(r===z)if(g&&typeof g=="obj\
ect"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;X(O,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var c=N===r;if(!c){return i===null?i=[
0]:i.push(0),r++,Z.errors=i,!1;break}}if(c)for(let O of Object.keys(g)){let N=g[O],ae=r;if(r===ae)if(typeof N=="string"){if(I(N)<1)return Z.errors=[0],!1}else return Z.
errors=[0],!1;var a=ae===r;if(!a)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.call(e,"envelopes")){let g=e.envelopes,
z=r;if(r===z)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var v=N===
r;if(!v){return i===null?i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(v)for(let O of Object.keys(g)){let N=r;ur(g[O],0)||(i=i===null?ur.errors:i.concat(ur.errors),
r=i.length);var h=N===r;if(!h)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.interfaces!==void 0&&o.call(e,"interfaces")){let g=e.interfaces,
z=r;if(r===z)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var $=N===
r;if(!$){return i===null?i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if($)for(let O of Object.keys(g)){let N=r;fe(g[O],0)||(i=i===null?fe.errors:i.concat(fe.errors),
r=i.length);var d=N===r;if(!d)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let g=e.billing,z=r;
if(r===z)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var j=N===
r;if(!j){return i===null?i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(j)for(let O of Object.keys(g)){let N=r;oe(g[O],0)||(i=i===null?oe.errors:i.concat(oe.errors),
r=i.length);var vr=N===r;if(!vr)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.call(e,"tasks")){let g=e.tasks,z=r;if(r===
z)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var L=N===r;if(!L){
return i===null?i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(L)for(let O of Object.keys(g)){let N=r;Fe(g[O],0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);
var P=N===r;if(!P)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(e,"fills")){let g=e.fills,z=r;if(r===z)if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var T=N===r;if(!T){return i===null?
i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(T)for(let O of Object.keys(g)){let N=r;ce(g[O],0)||(i=i===null?ce.errors:i.concat(ce.errors),r=i.length);var zr=N===
r;if(!zr)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(e,"catalogues")){let g=e.catalogues,z=r;if(r===z)if(g&&
typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var Vr=N===r;if(!Vr){return i===
null?i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(Vr)for(let O of Object.keys(g)){let N=r;Ar(g[O],0)||(i=i===null?Ar.errors:i.concat(Ar.errors),r=i.length);var Mi=N===
r;if(!Mi)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s){if(e.routes!==void 0&&o.call(e,"routes")){let g=e.routes,z=r;if(r===z)if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var Oi=N===r;if(!Oi){return i===null?
i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(Oi)for(let O of Object.keys(g)){let N=r;K(g[O],0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var Gi=N===r;
if(!Gi)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0;if(s)if(e.mounts!==void 0&&o.call(e,"mounts")){let g=e.mounts,z=r;if(r===z)if(g&&typeof g=="\
object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var Ei=N===r;if(!Ei){return i===null?
i=[0]:i.push(0),r++,Z.errors=i,!1;break}}if(Ei)for(let O of Object.keys(g)){let N=r;Gr(g[O],0)||(i=i===null?Gr.errors:i.concat(Gr.errors),r=i.length);var Ui=N===
r;if(!Ui)break}}else return Z.errors=[0],!1;var s=z===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}}}}}else return Z.errors=[0],!1;return Z.errors=i,r===0}export{Qs as fitsSchema};
